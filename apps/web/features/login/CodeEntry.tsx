import type { SentCode } from '@harbour/protocol'
import { Check } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { smsCode } from '../../hosts/sms-code.ts'
import { m } from '../../paraglide/messages.js'
import { CodeField } from '../../ui/forms/fields/CodeField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useSecondsUntil } from '../../lib/seconds-until.ts'
import { wordsOf } from './words-of.ts'

export type CodeEntryProps = {
  sent: SentCode
  /** Asks whether the code is right, and rejects where the gateway refuses it. */
  onCode: (code: string) => Promise<void>
  onResend: () => void
  accepted?: boolean
  /** The reason why no other code could be sent. */
  resendError?: string
}

/** The code from the message: the browser fills it in where it can, six digits are tried at once, and a new one can be had after a minute. */
export function CodeEntry({ sent, onCode, onResend, accepted = false, resendError }: CodeEntryProps) {
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const change = async (digits: string) => {
    setCode(digits)
    setWrong(undefined)
    if (digits.length < 6 || digits === code) return
    const words = await onCode(digits).catch(wordsOf)
    if (!words) return
    setWrong(words)
    setCode('')
  }
  const fill = useEffectEvent((digits: string) => void change(digits))
  // The browser listens for the message outside React.
  useEffect(() => {
    const listening = new AbortController()
    void smsCode(listening.signal).then((found) => found && fill(found))
    return () => listening.abort()
  }, [sent.smsId])
  return (
    <CodeField
      label={m.code_label()}
      name="code"
      required
      value={code}
      readOnly={accepted}
      onChange={(digits) => void change(digits)}
      error={wrong ?? resendError}
      help={accepted ? <Accepted /> : m.code_missing()}
      end={!accepted && <Resend at={sent.resendAt} onResend={onResend} />}
    />
  )
}

function Accepted() {
  return (
    <span className="row g1 code__ok">
      <Icon of={Check} size={14} />
      {m.code_accepted()}
    </span>
  )
}

function Resend({ at, onResend }: { at: number; onResend: () => void }) {
  const seconds = useSecondsUntil(at)
  if (seconds > 0) return <span className="cap ink3 num code__wait">{m.code_resend_in({ seconds })}</span>
  return (
    <button type="button" className="link" onClick={onResend}>
      {m.code_resend()}
    </button>
  )
}
