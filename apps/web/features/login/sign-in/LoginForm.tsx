import { login } from '@harbour/protocol'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { usePhoneVerdict } from '../../../entities/contact/use-phone-verdict.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CurrentPassword } from '../../../ui/forms/fields/CurrentPassword.tsx'
import { useCallForm } from '../../../ui/forms/use-call-form.ts'
import { useEntryHref } from './use-entry-href.ts'
import { useSecurityCheck } from '../captcha/use-security-check.ts'
import { CheckWhenAsked } from '../captcha/CheckWhenAsked.tsx'
import { keepGuestKey, useSignedIn } from './sign-in.ts'
import { AccountFields } from '../AccountFields.tsx'
import { accountGap } from '../account-gap.ts'
import { accountOf, phoneOf, useAccountDraft } from '../account-draft.ts'
import { paths } from '../../../navigation/paths.ts'

/** Phone or email, and the password. What is missing is said at its field; a refusal at the password, without saying which of both was wrong. */
export function LoginForm() {
  const typed = useAccountDraft()
  const account = accountOf(typed)
  const gap = accountGap(typed, usePhoneVerdict(phoneOf(typed)))
  const [password, setPassword] = useState('')
  const href = useEntryHref()
  const signedIn = useSignedIn()
  const guard = useSecurityCheck(login, async (captchaToken) => {
    await keepGuestKey()
    signedIn(await call(login, { account, password, captchaToken }, { handles: 'all' }))
  })
  const wrong = gap ? 'account' : password ? undefined : 'password'
  const { asked, busy, failed, forget, send, submit } = useCallForm(login, { wrong, send: guard.attempt })
  return (
    <form method="post" noValidate onSubmit={submit}>
      <AccountFields
        label={m.login_by()}
        byPhone={m.login_by_phone()}
        phoneLabel={m.login_phone()}
        emailLabel={m.login_email()}
        passkeys
        error={asked ? gap : undefined}
      />
      <CurrentPassword
        value={password}
        onChange={(next) => {
          setPassword(next)
          forget()
        }}
        asked={asked}
        refused={failed}
      />
      <Anchor className="link lg__forgot" href={href(paths.forgotPassword)}>
        {m.login_forgot()}
      </Anchor>
      <Button block type="submit" loading={busy}>
        {m.login_submit()}
      </Button>
      <CheckWhenAsked check={guard.check} account={account} password={password} onPassed={send} onClose={guard.giveUp} />
    </form>
  )
}
