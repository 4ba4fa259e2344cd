import { userDelete } from '@harbour/protocol'
import { useState, type FormEvent } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { m } from '../../../paraglide/messages.js'
import { useGo } from '../../../navigation/go.ts'
import { signOutClean } from '../../../entities/member/sign-out.ts'
import { useProfile } from '../../../entities/member/profile.ts'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/forms/PasswordField.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { Username } from '../../../ui/forms/Username.tsx'
import { showToast } from '../../../lib/toast.ts'
import { paths } from '../../../navigation/paths.ts'

/** Ends the account, after saying what goes and what the books must keep, and with the password. */
export function DeleteAccount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: profile } = useProfile()
  const [password, setPassword] = useState('')
  const [failed, setFailed] = useState<string>()
  const [deleting, setDeleting] = useState(false)
  const go = useGo()
  const end = async () => {
    setDeleting(true)
    try {
      await call(userDelete, { password }, { handles: 'all' })
      signOutClean()
      go(paths.home, { replace: true })
      showToast(m.account_deleted())
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause
      setFailed(cause.message)
      setDeleting(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password) void end()
    else setFailed(m.login_password_missing())
  }
  return (
    <Sheet open={open} onClose={onClose} title={m.account_delete_title()}>
      <form className="mine__end" method="post" noValidate onSubmit={submit}>
        <ul className="mine__kept small">
          <li>{m.account_delete_goes()}</li>
          <li>{m.account_delete_points()}</li>
          <li>{m.account_delete_kept()}</li>
        </ul>
        <Username account={profile?.phoneNo ?? ''} />
        <PasswordField
          label={m.login_password()}
          name="password"
          autoComplete="current-password"
          required
          maxLength={200}
          value={password}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value)
            setFailed(undefined)
          }}
          error={failed}
        />
        <Button variant="danger" block type="submit" loading={deleting}>
          {m.account_delete_confirm()}
        </Button>
        <Button variant="ghost" block onClick={onClose}>
          {m.account_delete_keep()}
        </Button>
      </form>
    </Sheet>
  )
}
