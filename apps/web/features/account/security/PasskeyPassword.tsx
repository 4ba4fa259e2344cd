import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useProfile } from '../../../entities/member/profile.ts'
import { Button } from '../../../ui/Button.tsx'
import { CurrentPassword } from '../../../ui/forms/fields/CurrentPassword.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { useCheckedForm } from '../../../ui/forms/use-checked-form.ts'
import { Username } from '../../../ui/forms/fields/Username.tsx'

type PasskeyPasswordProps = {
  open: boolean
  busy: boolean
  /** The gateway's words against the password. */
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
  // The refusal is said of the password that was tried, not of the next one.
  const [tried, setTried] = useState('')
  const { asked, submit } = useCheckedForm(password ? undefined : 'password', () => {
    setTried(password)
    onPassword(password)
  })
  return (
    <form className="mine__end" method="post" noValidate onSubmit={submit}>
      <p className="small ink2">{m.account_passkey_sure_body()}</p>
      <Username account={profile?.phoneNo ?? ''} />
      <CurrentPassword value={password} onChange={setPassword} asked={asked} refused={tried === password ? refused : undefined} />
      <Button block type="submit" loading={busy}>
        {m.account_passkey_add()}
      </Button>
    </form>
  )
}
