import { useState, type FormEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useProfile } from '../../../entities/member/profile.ts'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/forms/PasswordField.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { Username } from '../../../ui/forms/Username.tsx'

type PasskeyPasswordProps = {
  open: boolean
  busy: boolean
  /** What the gateway says of the password. */
  refused: string | undefined
  onPassword: (password: string) => void
  onClose: () => void
}

/** Asks whoever wants to add a passkey for the password, where the login is some minutes ago: a passkey opens the account for good. */
export function PasskeyPassword({ open, onClose, ...form }: PasskeyPasswordProps) {
  return (
    <Sheet open={open} onClose={onClose} title={m.account_passkey_sure()}>
      <PasswordForm {...form} />
    </Sheet>
  )
}

function PasswordForm({ busy, refused, onPassword }: Omit<PasskeyPasswordProps, 'open' | 'onClose'>) {
  const { data: profile } = useProfile()
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  // What was refused is said of the password that was tried, not of the next one.
  const [tried, setTried] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    setTried(password)
    if (password) onPassword(password)
  }
  return (
    <form className="mine__end" method="post" noValidate onSubmit={submit}>
      <p className="small ink2">{m.account_passkey_sure_body()}</p>
      <Username account={profile?.phoneNo ?? ''} />
      <PasswordField
        label={m.login_password()}
        name="password"
        autoComplete="current-password"
        required
        maxLength={200}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        error={asked && !password ? m.login_password_missing() : tried === password ? refused : undefined}
      />
      <Button block type="submit" loading={busy}>
        {m.account_passkey_add()}
      </Button>
    </form>
  )
}
