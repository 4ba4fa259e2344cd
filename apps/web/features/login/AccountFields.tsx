import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { EmailField } from '../../ui/forms/fields/EmailField.tsx'
import { Segmented } from '../../ui/forms/choices/Segmented.tsx'
import { NumberField } from './NumberField.tsx'
import { useAccountDraft, writeAccount } from './account-draft.ts'

type AccountFieldsProps = {
  /** The purpose of the choice of phone or email. */
  label: string
  byPhone: string
  phoneLabel: string
  emailLabel: string
  phoneHelp?: ReactNode
  /** The browser may offer passkeys here. */
  passkeys?: boolean
  error: string | undefined
}

/** Phone or email: what an account is known by. Password managers take either as the user's name. */
export function AccountFields({ label, byPhone, phoneLabel, emailLabel, phoneHelp, passkeys, error }: AccountFieldsProps) {
  const autoComplete = passkeys ? 'username webauthn' : 'username'
  const typed = useAccountDraft()
  const segments = [
    { value: 'phone', label: byPhone },
    { value: 'email', label: m.login_by_email() },
  ] as const
  return (
    <>
      <Segmented label={label} segments={segments} value={typed.by} onChange={(by) => writeAccount({ by })} />
      {typed.by === 'phone' ? (
        <NumberField label={phoneLabel} autoComplete={autoComplete} help={phoneHelp} error={error} />
      ) : (
        <EmailField
          key="email"
          label={emailLabel}
          name="account"
          autoComplete={autoComplete}
          placeholder={m.login_email_hint()}
          value={typed.email}
          onChange={({ currentTarget }) => writeAccount({ email: currentTarget.value })}
          error={error}
        />
      )}
    </>
  )
}
