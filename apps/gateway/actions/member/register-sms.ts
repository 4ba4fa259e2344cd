import { registerSms } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'
import { mayAskForCode } from '../../members/security-check.ts'
import { sendCode } from '../../members/send-code.ts'
import { internationalPhone } from '../../ordering/phone.ts'

/** Whether the phone has an account already is told only to who has proved it (`register`). */
export const registerSmsAction = handle(registerSms, async ({ phone: typed, captchaToken }, call) => {
  const phone = internationalPhone(typed, call.brand)
  if (!phone) throw refuse(registerSms, 'PHONE_INVALID')
  if (!(await mayAskForCode(captchaToken, call))) throw refuse(registerSms, 'CAPTCHA_REQUIRED')
  const sent = await sendCode({ purpose: 'register', account: { phone, target: phone }, userId: null }, call)
  if ('refused' in sent) throw refuse(registerSms, sent.refused, { retryAfter: sent.retryAfter })
  return sent
})
