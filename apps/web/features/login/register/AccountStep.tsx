import type { SentCode } from '@harbour/protocol'
import { useState, type FormEvent } from 'react'
import { registerVerifySms } from '@harbour/protocol'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Agreeing } from './Agreeing.tsx'
import { CodeEntry } from '../CodeEntry.tsx'
import { focusFirstWrong } from '../focus-first-wrong.ts'
import { NewPassword, passwordsAreGood, type Passwords } from '../NewPassword.tsx'
import { useRegisterCode } from './register-code.ts'
import { useRegisterDraft, writeRegister, type RegisterDraft } from './register-draft.ts'
import { CheckWhenAsked } from '../captcha/CheckWhenAsked.tsx'
import { SentTo } from '../SentTo.tsx'
import { Username } from '../../../ui/forms/Username.tsx'
import { emailGap } from '../who-gap.ts'
import { emailLooksRight, phoneOf, useWho } from '../who.ts'
import { wordsOf } from '../words-of.ts'

type AccountStepProps = { sent: SentCode; passwords: Passwords; onPasswords: (passwords: Passwords) => void }

/** The code from the message, the password, the email and the consents. The button says what is still missing. */
export function AccountStep({ sent, passwords, onPasswords }: AccountStepProps) {
  const draft = useRegisterDraft()
  const phone = phoneOf(useWho())
  const [asked, setAsked] = useState(false)
  const code = useRegisterCode(phone)
  const missing = missingOf(draft, passwords)
  const prove = (digits: string) =>
    call(registerVerifySms, { smsId: sent.smsId, code: digits }, { handles: 'all' }).then(({ proof }) => writeRegister({ proof }), wordsOf)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    if (missing) focusFirstWrong(event.currentTarget, missing.field)
    else writeRegister({ about: true })
  }
  return (
    <form className="rg__form" method="post" noValidate onSubmit={submit}>
      <SentTo sent={sent} byEmail={false} onChange={() => writeRegister({ sent: null, proof: '' })} />
      <Username account={phone} />
      <CodeEntry
        key={sent.smsId}
        sent={sent}
        accepted={draft.proof !== ''}
        onCode={async (digits) => (await prove(digits)) ?? undefined}
        onResend={() => code.send()}
        resendError={code.failed}
      />
      <NewPassword label={m.password_set()} againLabel={m.password_confirm()} value={passwords} onChange={onPasswords} asked={asked} />
      <Field
        label={m.login_email()}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        placeholder={m.login_email_hint()}
        value={draft.email}
        onChange={({ currentTarget }) => writeRegister({ email: currentTarget.value })}
        error={asked ? emailGap(draft.email) : undefined}
        help={m.register_email_help()}
      />
      <Agreeing draft={draft} asked={asked} />
      <CtaBar>
        <Button block type="submit" aria-disabled={missing !== undefined} reason={missing?.why}>
          {m.register_next()}
        </Button>
      </CtaBar>
      <CheckWhenAsked check={code.check} onPassed={code.send} onClose={code.giveUp} />
    </form>
  )
}

type Missing = { field: string; why: string }

/** The first thing that is still missing, in the order of the page. */
function missingOf(draft: RegisterDraft, passwords: Passwords): Missing | undefined {
  if (!draft.proof) return { field: 'code', why: m.register_why_code() }
  if (!passwordsAreGood(passwords)) return { field: 'password', why: m.register_why_password() }
  if (!emailLooksRight(draft.email)) return { field: 'email', why: m.register_why_email() }
  return draft.agreed ? undefined : { field: 'agree', why: m.register_why_agree() }
}
