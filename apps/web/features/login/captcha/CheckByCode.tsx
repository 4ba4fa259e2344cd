import { captchaSms, captchaVerify, type SentCode } from '@harbour/protocol'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/Button.tsx'
import { callAsPerson } from './call-as-person.ts'
import { CodeEntry } from '../CodeEntry.tsx'
import { wordsOf } from '../words-of.ts'

type CheckByCodeProps = { account: string; password: string | undefined; onPassed: (token: string) => void }

/** The security check without a picture: a code to the account that is asked for (design, accessibility). */
export function CheckByCode({ account, password, onPassed }: CheckByCodeProps) {
  const [sent, setSent] = useState<SentCode>()
  const [failed, setFailed] = useState<string>()
  const [sending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    setFailed(undefined)
    await callAsPerson(captchaSms, { account, password }).then(setSent, (cause: unknown) => setFailed(wordsOf(cause)))
    setSending(false)
  }
  const verify = (smsId: string) => (code: string) =>
    call(captchaVerify, { captchaId: smsId, way: 'code', code }, { handles: 'all' }).then(
      ({ captchaToken }) => onPassed(captchaToken),
      wordsOf,
    )
  if (!sent)
    return (
      <Button block loading={sending} reason={failed ?? m.check_code_to({ account })} onClick={() => void send()}>
        {m.forgot_send()}
      </Button>
    )
  return (
    <>
      <p className="small ink2 guard__to">{m.code_sent_to({ who: sent.sentTo })}</p>
      <CodeEntry
        key={sent.smsId}
        sent={sent}
        resendError={failed}
        onCode={async (code) => (await verify(sent.smsId)(code)) ?? undefined}
        onResend={() => void send()}
      />
    </>
  )
}
