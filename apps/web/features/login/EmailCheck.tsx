import { emailCodeGet, emailVerify, type MemberProfile, type SentCode } from '@harbour/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useSending } from '../../api/use-sending.ts'
import { m } from '../../paraglide/messages.js'
import { profileQuery } from '../../entities/member/profile.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { showToast } from '../../lib/toast.ts'
import { CodeEntry } from './CodeEntry.tsx'
import './login.css'

/** Confirms a member's mailbox by a code: only then can it reset the password. Says nothing where there is nothing to confirm. */
export function EmailCheck({ profile }: { profile: MemberProfile }) {
  const queries = useQueryClient()
  const [sent, setSent] = useState<SentCode>()
  const { busy, failed, send } = useSending(async () => setSent(await call(emailCodeGet, {}, { handles: 'all' })))
  const verify = async (smsId: string, code: string) => {
    const confirmed = await call(emailVerify, { smsId, code }, { handles: 'all' })
    setSent(undefined)
    queries.setQueryData(profileQuery().queryKey, confirmed)
    showToast(m.account_mail_confirmed())
  }
  return (
    <>
      {profile.email && !profile.emailVerified && (
        <Button variant="tint" block loading={busy} reason={failed ?? m.account_mail_unconfirmed()} onClick={() => send()}>
          {m.account_mail_confirm()}
        </Button>
      )}
      <Sheet open={sent !== undefined} onClose={() => setSent(undefined)} title={m.code_title_email()} className="guard">
        {sent && (
          <>
            <p className="small ink2 guard__to">{m.code_sent_to({ who: sent.sentTo })}</p>
            <CodeEntry key={sent.smsId} sent={sent} onCode={(code) => verify(sent.smsId, code)} onResend={send} resendError={failed} />
          </>
        )}
      </Sheet>
    </>
  )
}
