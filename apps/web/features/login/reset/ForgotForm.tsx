import { passwordForget, type SentCode } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'
import { inMacau } from '../../../api/region.ts'
import { usePhoneVerdict } from '../../../entities/contact/use-phone-verdict.ts'
import { Button } from '../../../ui/Button.tsx'
import { useCallForm } from '../../../ui/forms/use-call-form.ts'
import '../../../ui/ListRow.css'
import { callWithBotCheck } from '../captcha/call-with-bot-check.ts'
import { useSecurityCheck } from '../captcha/use-security-check.ts'
import { CheckWhenAsked } from '../captcha/CheckWhenAsked.tsx'
import { AccountFields } from '../AccountFields.tsx'
import { accountGap } from '../account-gap.ts'
import { accountOf, phoneOf, useAccountDraft } from '../account-draft.ts'

/** Asks where the code goes. The answer is the same whether or not there is an account. */
export function ForgotForm({ onSent }: { onSent: (sent: SentCode) => void }) {
  const typed = useAccountDraft()
  const account = accountOf(typed)
  const gap = accountGap(typed, usePhoneVerdict(phoneOf(typed)))
  const guard = useSecurityCheck(passwordForget, async (captchaToken) =>
    onSent(await callWithBotCheck(passwordForget, { account, captchaToken })),
  )
  const { asked, busy, failed, send, submit } = useCallForm(passwordForget, { wrong: gap && 'account', send: guard.attempt })
  return (
    <form method="post" noValidate onSubmit={submit}>
      <AccountFields
        label={m.forgot_by()}
        byPhone={m.forgot_by_sms()}
        phoneLabel={m.forgot_phone()}
        emailLabel={m.forgot_email()}
        phoneHelp={inMacau() ? m.forgot_hongkong_help() : m.forgot_macau_help()}
        error={failed ?? (asked ? gap : undefined)}
      />
      <Button block type="submit" loading={busy}>
        {m.forgot_send()}
      </Button>
      <CheckWhenAsked check={guard.check} onPassed={send} onClose={guard.giveUp} />
    </form>
  )
}
