import { action } from '../action.ts'
import { Account } from '../member-profile.ts'
import { SentCode } from '../sent-code.ts'

/** The security check without a puzzle: a code by SMS or email to the account that is to be logged in to, whether or not there is one. */
export const captchaSms = action('candao.member.captchaSms', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { account: Account },
  data: SentCode,
  refusals: ['ACCOUNT_INVALID', 'SMS_TOO_SOON', 'SMS_TOO_MANY'],
})
