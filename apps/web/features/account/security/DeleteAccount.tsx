import { userDelete } from '@harbour/protocol'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { useGo } from '../../../navigation/go.ts'
import { signOutClean } from '../../../entities/member/sign-out.ts'
import { useProfile } from '../../../entities/member/profile.ts'
import { Button } from '../../../ui/Button.tsx'
import { CurrentPassword } from '../../../ui/forms/fields/CurrentPassword.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { useCallForm } from '../../../ui/forms/use-call-form.ts'
import { Username } from '../../../ui/forms/fields/Username.tsx'
import { showToast } from '../../../lib/toast.ts'
import { paths } from '../../../navigation/paths.ts'

/** Ends the account, after saying what goes and what the books must keep, and with the password. */
export function DeleteAccount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: profile } = useProfile()
  const [password, setPassword] = useState('')
  const go = useGo()
  const { asked, busy, failed, forget, submit } = useCallForm(userDelete, {
    wrong: password ? undefined : 'password',
    leaves: true,
    async send() {
      await call(userDelete, { password }, { handles: 'all' })
      signOutClean()
      go(paths.home, { replace: true })
      showToast(m.account_deleted())
    },
  })
  return (
    <Sheet open={open} onClose={onClose} title={m.account_delete_title()}>
      <form className="mine__end" method="post" noValidate onSubmit={submit}>
        <ul className="mine__kept small">
          <li>{m.account_delete_goes()}</li>
          <li>{m.account_delete_points()}</li>
          <li>{m.account_delete_kept()}</li>
        </ul>
        <Username account={profile?.phoneNo ?? ''} />
        <CurrentPassword
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            forget()
          }}
          asked={asked}
          refused={failed}
        />
        <Button variant="danger" block type="submit" loading={busy}>
          {m.account_delete_confirm()}
        </Button>
        <Button variant="ghost" block onClick={onClose}>
          {m.account_delete_keep()}
        </Button>
      </form>
    </Sheet>
  )
}
