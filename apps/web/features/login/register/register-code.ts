import { registerSms } from '@harbour/protocol'
import { callAsPerson } from '../captcha/call-as-person.ts'
import { useGuard } from '../captcha/guard.ts'
import { writeRegister } from './register-draft.ts'

/** Sends the code that proves a phone, behind the puzzle where the gateway asks for it. A new code ends the proof of the one before. */
export const useRegisterCode = (phone: string) =>
  useGuard(registerSms, async (captchaToken) =>
    writeRegister({ sent: await callAsPerson(registerSms, { phone, captchaToken }), proof: '' }),
  )
