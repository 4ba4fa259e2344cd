import { passwordUpdate, userProfileGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { CurrentPassword } from '../../../ui/forms/fields/CurrentPassword.tsx'
import { showToast } from '../../../lib/toast.ts'
import { NewPassword, noPasswords, passwordsAreGood } from '../NewPassword.tsx'
import { useCallForm } from '../../../ui/forms/use-call-form.ts'
import { Username } from '../../../ui/forms/fields/Username.tsx'
import '../login.css'
import { paths } from '../../../navigation/paths.ts'

/** Sets a new password for who knows the old one; every other device is signed out (spec 2.9, 5.9, 5.10). */
export function PasswordScreen() {
  const back = useBack()
  const { data: profile } = useQuery(query(userProfileGet, {}, { background: true, handles: 'all' }))
  const [current, setCurrent] = useState('')
  const [passwords, setPasswords] = useState(noPasswords)
  const { asked, busy, refused, failed, submit } = useCallForm(passwordUpdate, {
    wrong: !current ? 'current' : passwordsAreGood(passwords) ? undefined : 'password',
    leaves: true,
    async send() {
      await call(passwordUpdate, { oldPassword: current, password: passwords.password }, { handles: 'all' })
      showToast(m.password_saved())
      back(paths.account)
    },
  })
  const newRefused = refused(['PASSWORD_WEAK', 'PASSWORD_SAME'])
  return (
    <div className="app pad-cta rg">
      <AppBar line title={m.password_title()} onBack={() => back(paths.account)} />
      <main id="main">
        <form className="rg__form" method="post" noValidate onSubmit={submit}>
          <Username account={profile?.phoneNo ?? ''} />
          <CurrentPassword
            label={m.password_current()}
            name="current"
            value={current}
            onChange={setCurrent}
            asked={asked}
            refused={newRefused ? undefined : failed}
          />
          <NewPassword
            label={m.password_new()}
            againLabel={m.password_confirm_new()}
            value={passwords}
            onChange={setPasswords}
            asked={asked}
            refused={newRefused ? failed : undefined}
          />
          <p className="small ink2">{m.password_others_out()}</p>
          <CtaBar>
            <Button block type="submit" loading={busy}>
              {m.password_save()}
            </Button>
          </CtaBar>
        </form>
      </main>
    </div>
  )
}
