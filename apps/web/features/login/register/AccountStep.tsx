import type { SentCode } from '@harbour/protocol'
import { emailLooksRight } from '../../../entities/contact/email.ts'
import { useSending } from '../../../api/use-sending.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { EmailField } from '../../../ui/forms/fields/EmailField.tsx'
import { useCheckedForm } from '../../../ui/forms/use-checked-form.ts'
import { TermsAgreement } from './TermsAgreement.tsx'
import { CodeEntry } from '../CodeEntry.tsx'
import { NewPassword, passwordsAreGood, type Passwords } from '../NewPassword.tsx'
import { useRegisterCode } from './register-code.ts'
import { useRegisterDraft, writeRegister, type RegisterDraft } from './register-draft.ts'
import { proofFor } from '../proof.ts'
import { CheckWhenAsked } from '../captcha/CheckWhenAsked.tsx'
import { CodeRecipient } from '../CodeRecipient.tsx'
import { Username } from '../../../ui/forms/fields/Username.tsx'
import { emailGap } from '../account-gap.ts'
import { phoneOf, useAccountDraft } from '../account-draft.ts'

type AccountStepProps = { sent: SentCode; passwords: Passwords; onPasswords: (passwords: Passwords) => void }

/** The code from the message, the password, the email and the consents. The button says what is still missing. */
export function AccountStep({ sent, passwords, onPasswords }: AccountStepProps) {
  const draft = useRegisterDraft()
  const phone = phoneOf(useAccountDraft())
  const code = useRegisterCode(phone)
  const { failed, send } = useSending(code.attempt)
  const missing = missingOf(draft, passwords)
  const { asked, submit } = useCheckedForm(missing?.field, () => writeRegister({ about: true }))
  return (
    <form className="rg__form" method="post" noValidate onSubmit={submit}>
      <CodeRecipient sent={sent} byEmail={false} onChange={() => writeRegister({ sent: null, proof: '' })} />
      <Username account={phone} />
      <CodeEntry
        key={sent.smsId}
        sent={sent}
        accepted={draft.proof !== ''}
        onCode={async (digits) => writeRegister({ proof: await proofFor(sent.smsId, digits) })}
        onResend={() => send()}
        resendError={failed}
      />
      <NewPassword label={m.password_set()} againLabel={m.password_confirm()} value={passwords} onChange={onPasswords} asked={asked} />
      <EmailField
        label={m.login_email()}
        placeholder={m.login_email_hint()}
        value={draft.email}
        onChange={({ currentTarget }) => writeRegister({ email: currentTarget.value })}
        error={asked ? emailGap(draft.email) : undefined}
        help={m.register_email_help()}
      />
      <TermsAgreement draft={draft} asked={asked} />
      <CtaBar>
        <Button block type="submit" aria-disabled={missing !== undefined} reason={missing?.why}>
          {m.register_next()}
        </Button>
      </CtaBar>
      <CheckWhenAsked check={code.check} onPassed={send} onClose={code.giveUp} />
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
