import { registerSms } from '@harbour/protocol'
import { callWithBotCheck } from '../captcha/call-with-bot-check.ts'
import { useSecurityCheck } from '../captcha/use-security-check.ts'
import { writeRegister } from './register-draft.ts'

/** Sends the code that proves a phone, behind the puzzle where the gateway asks for it. A new code ends the proof of the one before. */
export const useRegisterCode = (phone: string) =>
  useSecurityCheck(registerSms, async (captchaToken) =>
    writeRegister({ sent: await callWithBotCheck(registerSms, { phone, captchaToken }), proof: '' }),
  )
