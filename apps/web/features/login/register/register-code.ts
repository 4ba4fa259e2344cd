import { registerSms } from '@harbour/protocol'
import { useState } from 'react'
import { callAsPerson } from '../captcha/call-as-person.ts'
import { useGuard } from '../captcha/guard.ts'
import { writeRegister } from './register-draft.ts'
import { wordsOf } from '../words-of.ts'

/** Sends the code that proves a phone, behind the puzzle where the gateway asks for it. A new code ends the proof of the one before. */
export function useRegisterCode(phone: string) {
  const [failed, setFailed] = useState<string>()
  const guard = useGuard(async (captchaToken) =>
    writeRegister({ sent: await callAsPerson(registerSms, { phone, captchaToken }), proof: '' }),
  )
  const send = (captchaToken?: string) => {
    setFailed(undefined)
    void guard.run(captchaToken).catch((cause: unknown) => setFailed(wordsOf(cause)))
  }
  return { failed, send, sending: guard.busy, check: guard.check, giveUp: guard.giveUp }
}
