import { captchaSms, captchaVerify, type SentCode } from '@harbour/protocol'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useSending } from '../../../api/use-sending.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/Button.tsx'
import { callWithBotCheck } from './call-with-bot-check.ts'
import { CodeEntry } from '../CodeEntry.tsx'

type CheckByCodeProps = { account: string; password: string | undefined; onPassed: (token: string) => void }

/** The security check without a picture: a code to the account that is asked for (design, accessibility). */
export function CheckByCode({ account, password, onPassed }: CheckByCodeProps) {
  const [sent, setSent] = useState<SentCode>()
  const { busy, failed, send } = useSending(async () => setSent(await callWithBotCheck(captchaSms, { account, password })))
  const verify = async (captchaId: string, code: string) => {
    const { captchaToken } = await call(captchaVerify, { captchaId, way: 'code', code }, { handles: 'all' })
    onPassed(captchaToken)
  }
  if (!sent)
    return (
      <Button block loading={busy} reason={failed ?? m.check_code_to({ account })} onClick={() => send()}>
        {m.forgot_send()}
      </Button>
    )
  return (
    <>
      <p className="small ink2 guard__to">{m.code_sent_to({ who: sent.sentTo })}</p>
      <CodeEntry key={sent.smsId} sent={sent} resendError={failed} onCode={(code) => verify(sent.smsId, code)} onResend={send} />
    </>
  )
}
