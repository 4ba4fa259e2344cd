import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/forms/Field.tsx'
import { Segmented } from '../../ui/forms/Segmented.tsx'
import { NumberField } from './NumberField.tsx'
import { useWho, writeWho } from './who.ts'

type WhoFieldsProps = {
  /** What the choice of phone or email is for. */
  label: string
  byPhone: string
  phoneLabel: string
  emailLabel: string
  phoneHelp?: ReactNode
  /** Whether the browser may offer passkeys here. */
  passkeys?: boolean
  error: string | undefined
}

/** Phone or email: what an account is known by. Password managers take either as the user's name. */
export function WhoFields({ label, byPhone, phoneLabel, emailLabel, phoneHelp, passkeys, error }: WhoFieldsProps) {
  const autoComplete = passkeys ? 'username webauthn' : 'username'
  const who = useWho()
  const segments = [
    { value: 'phone', label: byPhone },
    { value: 'email', label: m.login_by_email() },
  ] as const
  return (
    <>
      <Segmented label={label} segments={segments} value={who.by} onChange={(by) => writeWho({ by })} />
      {who.by === 'phone' ? (
        <NumberField label={phoneLabel} autoComplete={autoComplete} help={phoneHelp} error={error} />
      ) : (
        <Field
          key="email"
          label={emailLabel}
          type="email"
          name="account"
          inputMode="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          placeholder={m.login_email_hint()}
          value={who.email}
          onChange={({ currentTarget }) => writeWho({ email: currentTarget.value })}
          error={error}
        />
      )}
    </>
  )
}
