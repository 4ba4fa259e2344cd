import { LockKeyhole } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { Field } from '../../../ui/forms/fields/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'

/** The number one logs in with: it is seen here, and changed by the chain's people. */
export function PhoneOfRecord({ phone }: { phone: string }) {
  return (
    <Field
      label={m.login_phone()}
      name="phone"
      type="tel"
      autoComplete="off"
      readOnly
      value={phone.replace(/^(\+85[23])(\d{4})(\d{4})$/, '$1 $2 $3')}
      end={<Icon of={LockKeyhole} size={18} className="ink3" />}
      help={m.account_phone_why()}
    />
  )
}
