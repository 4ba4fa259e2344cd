import * as v from 'valibot'
import { action } from '../action.ts'
import { Account, CaptchaToken } from '../member-profile.ts'
import { SentCode } from '../sent-code.ts'

/** Sends a code to a member's phone or confirmed mailbox; for anybody else it answers the same and sends nothing. */
export const passwordForget = action('candao.member.passwordForget', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { account: Account, captchaToken: v.optional(CaptchaToken) },
  data: SentCode,
  refusals: ['ACCOUNT_INVALID', 'CAPTCHA_REQUIRED', 'SMS_TOO_SOON', 'SMS_TOO_MANY'],
})
