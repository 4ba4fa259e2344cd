import { passwordForget, passwordReset, type SentCode } from '@harbour/protocol'
import { useState, type FormEvent } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { StepBar } from '../../../ui/frame/StepBar.tsx'
import { callAsPerson } from '../captcha/call-as-person.ts'
import { CodeEntry } from '../CodeEntry.tsx'
import { focusFirstWrong } from '../focus-first-wrong.ts'
import { useGuard } from '../captcha/guard.ts'
import { NewPassword, noPasswords, passwordsAreGood } from '../NewPassword.tsx'
import { CheckWhenAsked } from '../captcha/CheckWhenAsked.tsx'
import { keepGuestsKey, useSignedIn } from '../sign-in/sign-in.ts'
import { SentTo } from '../SentTo.tsx'
import { useProof } from '../proof.ts'
import { Username } from '../../../ui/forms/Username.tsx'
import { accountOf, useWho } from '../who.ts'
import { refusedFor, wordsOf } from '../words-of.ts'

type ResetFormProps = { sent: SentCode; onSent: (sent: SentCode) => void; onChangeWho: () => void }

/** The code, and the new password twice; then the member is in, and every other device is out. */
export function ResetForm({ sent, onSent, onChangeWho }: ResetFormProps) {
  const account = accountOf(useWho())
  const { proof, prove, forgetProof } = useProof()
  const [passwords, setPasswords] = useState(noPasswords)
  const [asked, setAsked] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [saving, setSaving] = useState(false)
  const signedIn = useSignedIn()
  const again = useResending(account, (next) => {
    forgetProof()
    onSent(next)
  })
  const good = passwordsAreGood(passwords)
  const save = async () => {
    setSaving(true)
    try {
      await keepGuestsKey()
      signedIn(await call(passwordReset, { proof: proof ?? '', password: passwords.password }, { handles: 'all' }))
    } catch (cause) {
      if (refusedFor(cause, 'PROOF_EXPIRED')) forgetProof()
      setRefused(wordsOf(cause))
    }
    setSaving(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    setRefused(undefined)
    if (!proof) focusFirstWrong(event.currentTarget, 'code')
    else if (!good) focusFirstWrong(event.currentTarget, 'password')
    else void save()
  }
  return (
    <div className="app pad-cta rg">
      <AppBar title={m.forgot_reset_title()} onBack={onChangeWho} />
      <main id="main">
        <StepBar label={m.register_step({ step: 2, of: 2 })} step={2} of={2} />
        <form className="rg__form" method="post" noValidate onSubmit={submit}>
          <SentTo sent={sent} byEmail={account.includes('@')} onChange={onChangeWho} />
          <Username account={account} />
          <CodeEntry
            key={sent.smsId}
            sent={sent}
            accepted={proof !== undefined}
            onCode={(code) => prove(sent.smsId, code)}
            onResend={again.send}
            resendError={again.failed}
          />
          <NewPassword
            label={m.password_new()}
            againLabel={m.password_confirm_new()}
            value={passwords}
            onChange={(next) => {
              setPasswords(next)
              setRefused(undefined)
            }}
            asked={asked}
            refused={refused}
          />
          <CtaBar>
            <Button block type="submit" loading={saving} aria-disabled={!good || !proof} reason={good && proof ? undefined : whyNot(proof)}>
              {m.forgot_save()}
            </Button>
          </CtaBar>
        </form>
      </main>
      <CheckWhenAsked check={again.check} onPassed={again.passed} onClose={again.giveUp} />
    </div>
  )
}

const whyNot = (proof: string | undefined) => (proof ? m.forgot_why_password() : m.forgot_why_code())

/** Sends another code to the same account, which may ask for the puzzle once more. */
function useResending(account: string, onSent: (sent: SentCode) => void) {
  const [failed, setFailed] = useState<string>()
  const guard = useGuard(async (captchaToken) => onSent(await callAsPerson(passwordForget, { account, captchaToken })))
  const passed = (token?: string) => {
    setFailed(undefined)
    void guard.run(token).catch((cause: unknown) => setFailed(wordsOf(cause)))
  }
  return { failed, check: guard.check, giveUp: guard.giveUp, passed, send: () => passed() }
}
