import { passwordForget, type SentCode } from '@harbour/protocol'
import { useState, type FormEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { brand } from '../../../api/region.ts'
import { usePhoneVerdict } from '../../../entities/contact/use-phone-verdict.ts'
import { Button } from '../../../ui/Button.tsx'
import '../../../ui/ListRow.css'
import { callAsPerson } from '../captcha/call-as-person.ts'
import { focusFirstWrong } from '../focus-first-wrong.ts'
import { useGuard } from '../captcha/guard.ts'
import { CheckWhenAsked } from '../captcha/CheckWhenAsked.tsx'
import { WhoFields } from '../WhoFields.tsx'
import { whoGap } from '../who-gap.ts'
import { accountOf, phoneOf, useWho } from '../who.ts'
import { wordsOf } from '../words-of.ts'

/** Where the code goes. The answer is the same whether or not there is an account. */
export function ForgotForm({ onSent }: { onSent: (sent: SentCode) => void }) {
  const who = useWho()
  const account = accountOf(who)
  const gap = whoGap(who, usePhoneVerdict(phoneOf(who)))
  const [asked, setAsked] = useState(false)
  const [failed, setFailed] = useState<string>()
  const guard = useGuard(async (captchaToken) => onSent(await callAsPerson(passwordForget, { account, captchaToken })))
  const tryIt = (token?: string) => void guard.run(token).catch((cause: unknown) => setFailed(wordsOf(cause)))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    setFailed(undefined)
    if (gap) focusFirstWrong(event.currentTarget, 'account')
    else tryIt()
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <WhoFields
        label={m.forgot_by()}
        byPhone={m.forgot_by_sms()}
        phoneLabel={m.forgot_phone()}
        emailLabel={m.forgot_email()}
        phoneHelp={brand() === 42 ? m.forgot_hongkong_help() : m.forgot_macau_help()}
        error={failed ?? (asked ? gap : undefined)}
      />
      <Button block type="submit" loading={guard.busy}>
        {m.forgot_send()}
      </Button>
      <CheckWhenAsked check={guard.check} onPassed={tryIt} onClose={guard.giveUp} />
    </form>
  )
}
