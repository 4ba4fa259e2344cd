import { registerSms } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'
import { usePhoneVerdict } from '../../../entities/contact/use-phone-verdict.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { useCallForm } from '../../../ui/forms/use-call-form.ts'
import { useEntryHref } from '../sign-in/use-entry-href.ts'
import { NumberField } from '../NumberField.tsx'
import { CheckWhenAsked } from '../captcha/CheckWhenAsked.tsx'
import { useRegisterCode } from './register-code.ts'
import { phoneGap } from '../account-gap.ts'
import { phoneOf, useAccountDraft } from '../account-draft.ts'
import { paths } from '../../../navigation/paths.ts'

/** The phone that becomes the account: a code is sent there. */
export function PhoneStep() {
  const typed = useAccountDraft()
  const gap = phoneGap(typed.number, usePhoneVerdict(phoneOf(typed)))
  const code = useRegisterCode(phoneOf(typed))
  const { asked, busy, failed, send, submit } = useCallForm(registerSms, { wrong: gap && 'account', send: code.attempt })
  const href = useEntryHref()
  return (
    <form className="rg__form" method="post" noValidate onSubmit={submit}>
      <div>
        <h2 className="t1">{m.register_phone_title()}</h2>
        <p className="ink2 small">{m.register_phone_body()}</p>
      </div>
      <NumberField label={m.login_phone()} autoComplete="tel-national" error={failed ?? (asked ? gap : undefined)} />
      <p className="small ink2 lg__mid">
        {m.register_have()}{' '}
        <Anchor className="link" href={href(paths.login)}>
          {m.login_submit()}
        </Anchor>
      </p>
      <CtaBar>
        <Button block type="submit" loading={busy}>
          {m.register_send()}
        </Button>
      </CtaBar>
      <CheckWhenAsked check={code.check} onPassed={send} onClose={code.giveUp} />
    </form>
  )
}
