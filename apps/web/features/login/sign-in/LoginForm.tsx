import { login } from '@harbour/protocol'
import { useState, type FormEvent } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { usePhoneVerdict } from '../../../entities/contact/use-phone-verdict.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/forms/PasswordField.tsx'
import { useEntryHref } from './entry-query.ts'
import { focusFirstWrong } from '../focus-first-wrong.ts'
import { useGuard } from '../captcha/guard.ts'
import { CheckWhenAsked } from '../captcha/CheckWhenAsked.tsx'
import { keepGuestsKey, useSignedIn } from './sign-in.ts'
import { WhoFields } from '../WhoFields.tsx'
import { whoGap } from '../who-gap.ts'
import { accountOf, phoneOf, useWho } from '../who.ts'
import { wordsOf } from '../words-of.ts'
import { paths } from '../../../navigation/paths.ts'

/** Phone or email, and the password. What is missing is said at its field; a refusal at the password, without saying which of both was wrong. */
export function LoginForm() {
  const who = useWho()
  const account = accountOf(who)
  const verdict = usePhoneVerdict(phoneOf(who))
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const [failed, setFailed] = useState<string>()
  const href = useEntryHref()
  const signedIn = useSignedIn()
  const guard = useGuard(async (captchaToken) => {
    await keepGuestsKey()
    signedIn(await call(login, { account, password, captchaToken }, { handles: 'all' }))
  })
  const gap = whoGap(who, verdict)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    setFailed(undefined)
    if (gap || !password) focusFirstWrong(event.currentTarget, gap ? 'account' : 'password')
    else tryIt()
  }
  const tryIt = (token?: string) => void guard.run(token).catch((cause: unknown) => setFailed(wordsOf(cause)))
  return (
    <form method="post" noValidate onSubmit={submit}>
      <WhoFields
        label={m.login_by()}
        byPhone={m.login_by_phone()}
        phoneLabel={m.login_phone()}
        emailLabel={m.login_email()}
        passkeys
        error={asked ? gap : undefined}
      />
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
        error={failed ?? (asked && !password ? m.login_password_missing() : undefined)}
      />
      <Anchor className="link lg__forgot" href={href(paths.forgotPassword)}>
        {m.login_forgot()}
      </Anchor>
      <Button block type="submit" loading={guard.busy}>
        {m.login_submit()}
      </Button>
      <CheckWhenAsked check={guard.check} account={account} password={password} onPassed={tryIt} onClose={guard.giveUp} />
    </form>
  )
}
