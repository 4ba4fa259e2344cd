import * as v from 'valibot'
import { action } from '../action.ts'
import { BotCheck } from './bot-check.ts'
import { Account, Password } from '../profile/member-profile.ts'
import { SentCode } from './sent-code.ts'

/**
 * The security check without a puzzle: a code by SMS or email to the account that is to be logged in to, whether or not there is one. The
 * password, where it is typed already, brings the code to its owner also when strangers have asked for all that may be sent to the account in
 * a day; whether it was right is not told.
 */
export const captchaSms = action('candao.member.captchaSms', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { account: Account, password: v.optional(Password), botCheck: BotCheck },
  data: SentCode,
  refusals: ['ACCOUNT_INVALID', 'BOT_CHECK_REQUIRED', 'SMS_TOO_SOON', 'SMS_TOO_MANY'],
})
