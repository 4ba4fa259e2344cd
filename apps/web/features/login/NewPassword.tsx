import { unmetPasswordNeeds } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { PasswordField } from '../../ui/forms/fields/PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'

export type Passwords = { password: string; again: string }
export const noPasswords: Passwords = { password: '', again: '' }

/** Good enough, and typed twice alike (spec 5.9, 5.10). */
export const passwordsAreGood = ({ password, again }: Passwords): boolean => unmetPasswordNeeds(password).length === 0 && password === again

type NewPasswordProps = {
  label: string
  againLabel: string
  value: Passwords
  onChange: (value: Passwords) => void
  /** The writer wants to go on: what is missing may be said. */
  asked: boolean
  /** The gateway's words against it. */
  refused?: string
}

/** A new password, with its rules beside it as they are met, and once more. */
export function NewPassword({ label, againLabel, value, onChange, asked, refused }: NewPasswordProps) {
  const { password, again } = value
  const weak = unmetPasswordNeeds(password).length > 0
  const differs = again !== '' && again !== password
  return (
    <>
      <div>
        <PasswordField
          label={label}
          name="password"
          autoComplete="new-password"
          required
          maxLength={40}
          value={password}
          onChange={({ currentTarget }) => onChange({ password: currentTarget.value, again })}
          error={refused ?? (asked && weak ? m.password_weak() : undefined)}
        />
        <PasswordRules password={password} />
      </div>
      <PasswordField
        label={againLabel}
        name="again"
        autoComplete="new-password"
        required
        maxLength={40}
        value={again}
        onChange={({ currentTarget }) => onChange({ password, again: currentTarget.value })}
        error={differs || (asked && again !== password) ? m.password_mismatch() : undefined}
      />
    </>
  )
}
