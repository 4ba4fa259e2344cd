import * as v from 'valibot'
import { action } from '../action.ts'
import { BotCheck } from './bot-check.ts'
import { Account, CaptchaToken } from '../profile/member-profile.ts'
import { SentCode } from './sent-code.ts'

/** Sends a code to a member's phone or confirmed mailbox; for anybody else it answers the same and sends nothing. */
export const passwordForget = action('candao.member.passwordForget', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { account: Account, captchaToken: v.optional(CaptchaToken), botCheck: BotCheck },
  data: SentCode,
  refusals: ['ACCOUNT_INVALID', 'BOT_CHECK_REQUIRED', 'CAPTCHA_REQUIRED', 'SMS_TOO_SOON', 'SMS_TOO_MANY'],
})
