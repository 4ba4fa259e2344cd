import { registerSms } from '@harbour/protocol'
import { useState } from 'react'
import { call } from '../../call.ts'
import { useGuard } from './guard.ts'
import { writeRegister } from './register-draft.ts'
import { wordsOf } from './words-of.ts'

/** Sends the code that proves a phone, behind the puzzle where the gateway asks for it. A new code ends the proof of the one before. */
export function useRegisterCode(phone: string) {
  const [failed, setFailed] = useState<string>()
  const guard = useGuard(async (captchaToken) =>
    writeRegister({ sent: await call(registerSms, { phone, captchaToken }, { handles: 'all' }), proof: '' }),
  )
  const send = (captchaToken?: string) => {
    setFailed(undefined)
    void guard.run(captchaToken).catch((cause: unknown) => setFailed(wordsOf(cause)))
  }
  return { failed, send, sending: guard.busy, check: guard.check, giveUp: guard.giveUp }
}
