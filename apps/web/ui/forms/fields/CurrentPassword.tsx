import { m } from '../../../paraglide/messages.js'
import { PasswordField } from './PasswordField.tsx'

type CurrentPasswordProps = {
  label?: string
  name?: string
  value: string
  onChange: (password: string) => void
  /** It is wanted by now: that it is missing may be said. */
  asked: boolean
  /** The gateway's words against it. */
  refused: string | undefined
}

/** The password that somebody has. */
export function CurrentPassword({ label = m.login_password(), name = 'password', value, onChange, asked, refused }: CurrentPasswordProps) {
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="current-password"
      required
      maxLength={200}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={refused ?? (asked && !value ? m.login_password_missing() : undefined)}
    />
  )
}
