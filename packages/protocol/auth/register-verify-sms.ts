import * as v from 'valibot'
import { action } from '../action.ts'
import { CaptchaToken } from '../profile/member-profile.ts'
import { Moment, Slug, Text } from '../units.ts'

/** Takes the code that `registerSms` or `passwordForget` sent, five tries within ten minutes, and gives the proof that `register` or `passwordReset` asks for. */
export const registerVerifySms = action('candao.member.registerVerifySms', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { smsId: Slug, code: v.pipe(Text, v.maxLength(12)) },
  data: v.object({ proof: CaptchaToken, expiresAt: Moment }),
  /** SMS_CODE_WRONG brings `triesLeft`. */
  refusals: ['SMS_CODE_WRONG', 'SMS_CODE_EXPIRED'],
})
