import * as v from 'valibot'
import { action } from '../action.ts'
import { BotCheck } from './bot-check.ts'
import { CaptchaToken } from '../profile/member-profile.ts'
import { SentCode } from './sent-code.ts'
import { text } from '../units.ts'

/** Sends a code to the phone of somebody who wants to join. Without a puzzle it does so only now and then for one address: CAPTCHA_REQUIRED. */
export const registerSms = action('candao.member.registerSms', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { phone: text(24), captchaToken: v.optional(CaptchaToken), botCheck: BotCheck },
  data: SentCode,
  refusals: ['PHONE_INVALID', 'BOT_CHECK_REQUIRED', 'CAPTCHA_REQUIRED', 'SMS_TOO_SOON', 'SMS_TOO_MANY'],
})
