import { registerSms } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { unmetBotCheck } from '../unmet-bot-check.ts'
import { mayAskForCode } from '../login-limits.ts'
import { sendCode } from '../send-code.ts'
import { internationalPhone } from '../../international-phone.ts'

/** An account that the phone has already is told only to who has proved it (`register`). */
export const registerSmsAction = handle(registerSms, async ({ phone: typed, captchaToken, botCheck }, call) => {
  const phone = internationalPhone(typed, call.brand)
  if (!phone) throw refuse(registerSms, 'PHONE_INVALID')
  const challenge = await unmetBotCheck(registerSms, botCheck, call)
  if (challenge) throw refuse(registerSms, 'BOT_CHECK_REQUIRED', challenge)
  if (!(await mayAskForCode(captchaToken, call))) throw refuse(registerSms, 'CAPTCHA_REQUIRED')
  const sent = await sendCode({ purpose: 'register', account: { phone, target: phone }, userId: null, trust: 'stranger' }, call)
  if ('refused' in sent) throw refuse(registerSms, sent.refused, { retryAfter: sent.retryAfter })
  return sent
})
