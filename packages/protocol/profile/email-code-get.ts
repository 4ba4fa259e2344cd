import { action } from '../action.ts'
import { SentCode } from '../auth/sent-code.ts'

/** Sends a code to the member's own mailbox, to confirm it with `emailVerify`. */
export const emailCodeGet = action('candao.member.emailCodeGet', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {},
  data: SentCode,
  refusals: ['EMAIL_MISSING', 'SMS_TOO_SOON', 'SMS_TOO_MANY'],
})
