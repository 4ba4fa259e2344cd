import { passwordUpdate, userProfileGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call, query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { PasswordField } from '../../../ui/forms/PasswordField.tsx'
import { showToast } from '../../../lib/toast.ts'
import { focusFirstWrong } from '../focus-first-wrong.ts'
import { NewPassword, noPasswords, passwordsAreGood } from '../NewPassword.tsx'
import { Username } from '../../../ui/forms/Username.tsx'
import { refusedFor, wordsOf } from '../words-of.ts'
import '../login.css'
import { paths } from '../../../navigation/paths.ts'

type Refused = { field: 'current' | 'password'; words: string }

/** Whoever knows the old password sets a new one; every other device is signed out (spec 2.9, 5.9, 5.10). */
export function PasswordScreen() {
  const back = useBack()
  const { data: profile } = useQuery(query(userProfileGet, {}, { background: true, handles: 'all' }))
  const [current, setCurrent] = useState('')
  const [passwords, setPasswords] = useState(noPasswords)
  const [asked, setAsked] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      await call(passwordUpdate, { oldPassword: current, password: passwords.password }, { handles: 'all' })
      showToast(m.password_saved())
      back(paths.account)
    } catch (cause) {
      const field = refusedFor(cause, 'PASSWORD_WEAK', 'PASSWORD_SAME') ? 'password' : 'current'
      setRefused({ field, words: wordsOf(cause) })
      setSaving(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    setRefused(undefined)
    if (!current) focusFirstWrong(event.currentTarget, 'current')
    else if (!passwordsAreGood(passwords)) focusFirstWrong(event.currentTarget, 'password')
    else void save()
  }
  return (
    <div className="app pad-cta rg">
      <AppBar line title={m.password_title()} onBack={() => back(paths.account)} />
      <main id="main">
        <form className="rg__form" method="post" noValidate onSubmit={submit}>
          <Username account={profile?.phoneNo ?? ''} />
          <PasswordField
            label={m.password_current()}
            name="current"
            autoComplete="current-password"
            required
            maxLength={200}
            value={current}
            onChange={({ currentTarget }) => setCurrent(currentTarget.value)}
            error={refused?.field === 'current' ? refused.words : asked && !current ? m.login_password_missing() : undefined}
          />
          <NewPassword
            label={m.password_new()}
            againLabel={m.password_confirm_new()}
            value={passwords}
            onChange={setPasswords}
            asked={asked}
            refused={refused?.field === 'password' ? refused.words : undefined}
          />
          <p className="small ink2">{m.password_others_out()}</p>
          <CtaBar>
            <Button block type="submit" loading={saving}>
              {m.password_save()}
            </Button>
          </CtaBar>
        </form>
      </main>
    </div>
  )
}
