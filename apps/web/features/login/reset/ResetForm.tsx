import { passwordForget, passwordReset, type SentCode } from '@harbour/protocol'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { isRefusal } from '../../../api/is-refusal.ts'
import { useSending } from '../../../api/use-sending.ts'
import { m } from '../../../paraglide/messages.js'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { StepBar } from '../../../ui/frame/StepBar.tsx'
import { callWithBotCheck } from '../captcha/call-with-bot-check.ts'
import { CodeEntry } from '../CodeEntry.tsx'
import { useSecurityCheck } from '../captcha/use-security-check.ts'
import { NewPassword, noPasswords, passwordsAreGood } from '../NewPassword.tsx'
import { CheckWhenAsked } from '../captcha/CheckWhenAsked.tsx'
import { keepGuestKey, useSignedIn } from '../sign-in/sign-in.ts'
import { CodeRecipient } from '../CodeRecipient.tsx'
import { proofFor } from '../proof.ts'
import { useCallForm } from '../../../ui/forms/use-call-form.ts'
import { Username } from '../../../ui/forms/fields/Username.tsx'
import { accountOf, useAccountDraft } from '../account-draft.ts'

type ResetFormProps = { sent: SentCode; onSent: (sent: SentCode) => void; onChangeWho: () => void }

/** The code, and the new password twice; then the member is in, and every other device is out. */
export function ResetForm({ sent, onSent, onChangeWho }: ResetFormProps) {
  const account = accountOf(useAccountDraft())
  const [proof, setProof] = useState<string>()
  const [passwords, setPasswords] = useState(noPasswords)
  const signedIn = useSignedIn()
  const guard = useSecurityCheck(passwordForget, async (captchaToken) => {
    const next = await callWithBotCheck(passwordForget, { account, captchaToken })
    setProof(undefined)
    onSent(next)
  })
  const again = useSending(guard.attempt)
  const wrong = !proof ? 'code' : passwordsAreGood(passwords) ? undefined : 'password'
  const { asked, busy, failed, forget, submit } = useCallForm(passwordReset, {
    wrong,
    async send() {
      await keepGuestKey()
      try {
        signedIn(await call(passwordReset, { proof: proof ?? '', password: passwords.password }, { handles: 'all' }))
      } catch (cause) {
        if (isRefusal(passwordReset, cause, ['PROOF_EXPIRED'])) setProof(undefined)
        throw cause
      }
    },
  })
  return (
    <div className="app pad-cta rg">
      <AppBar title={m.forgot_reset_title()} onBack={onChangeWho} />
      <main id="main">
        <StepBar label={m.register_step({ step: 2, of: 2 })} step={2} of={2} />
        <form className="rg__form" method="post" noValidate onSubmit={submit}>
          <CodeRecipient sent={sent} byEmail={account.includes('@')} onChange={onChangeWho} />
          <Username account={account} />
          <CodeEntry
            key={sent.smsId}
            sent={sent}
            accepted={proof !== undefined}
            onCode={async (code) => setProof(await proofFor(sent.smsId, code))}
            onResend={() => again.send()}
            resendError={again.failed}
          />
          <NewPassword
            label={m.password_new()}
            againLabel={m.password_confirm_new()}
            value={passwords}
            onChange={(next) => {
              setPasswords(next)
              forget()
            }}
            asked={asked}
            refused={failed}
          />
          <CtaBar>
            <Button block type="submit" loading={busy} aria-disabled={wrong !== undefined} reason={wrong && whyNot(proof)}>
              {m.forgot_save()}
            </Button>
          </CtaBar>
        </form>
      </main>
      <CheckWhenAsked check={guard.check} onPassed={again.send} onClose={guard.giveUp} />
    </div>
  )
}

const whyNot = (proof: string | undefined) => (proof ? m.forgot_why_password() : m.forgot_why_code())
