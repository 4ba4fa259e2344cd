import { emailCodeGet, emailVerify, type MemberProfile, type SentCode } from '@harbour/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { m } from '../../paraglide/messages.js'
import { profileQuery } from '../../entities/member/profile.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { showToast } from '../../lib/toast.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { wordsOf } from './words-of.ts'
import './login.css'

/** Confirms a member's mailbox by a code: only then can it reset the password. Says nothing where there is nothing to confirm. */
export function EmailCheck({ profile }: { profile: MemberProfile }) {
  const queries = useQueryClient()
  const [sent, setSent] = useState<SentCode>()
  const [failed, setFailed] = useState<string>()
  const [sending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    setFailed(undefined)
    await call(emailCodeGet, {}, { handles: 'all' }).then(setSent, (cause: unknown) => setFailed(wordsOf(cause)))
    setSending(false)
  }
  const verify = (smsId: string) => async (code: string) => {
    try {
      const confirmed = await call(emailVerify, { smsId, code }, { handles: 'all' })
      setSent(undefined)
      queries.setQueryData(profileQuery().queryKey, confirmed)
      showToast(m.account_mail_confirmed())
    } catch (cause) {
      return wordsOf(cause)
    }
  }
  return (
    <>
      {profile.email && !profile.emailVerified && (
        <Button variant="tint" block loading={sending} reason={failed ?? m.account_mail_unconfirmed()} onClick={() => void send()}>
          {m.account_mail_confirm()}
        </Button>
      )}
      <Sheet open={sent !== undefined} onClose={() => setSent(undefined)} title={m.code_title_email()} className="guard">
        {sent && (
          <>
            <p className="small ink2 guard__to">{m.code_sent_to({ who: sent.sentTo })}</p>
            <CodeEntry key={sent.smsId} sent={sent} onCode={verify(sent.smsId)} onResend={() => void send()} resendError={failed} />
          </>
        )}
      </Sheet>
    </>
  )
}
