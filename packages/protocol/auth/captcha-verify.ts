import * as v from 'valibot'
import { action } from '../action.ts'
import { BotCheck } from './bot-check.ts'
import { CaptchaToken } from '../profile/member-profile.ts'
import { Moment, Slug, Text } from '../units.ts'

const Pixel = v.pipe(v.number(), v.minValue(-2000), v.maxValue(2000))

/**
 * Answers a security check: where the slice was let go and the way it took (by finger or by arrow keys), or the code that `captchaSms` sent
 * (`captchaId` is then its `smsId`). A picture is read by programs too, so the bot check goes with it; it went with the code before. A puzzle takes one answer. The token opens one call within five minutes, on this device.
 */
export const captchaVerify = action('candao.member.captchaVerify', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {
    captchaId: Slug,
    way: v.picklist(['drag', 'keys', 'code']),
    x: v.optional(Pixel),
    /** The positions of the slice, and after how many milliseconds. */
    track: v.optional(
      v.pipe(v.array(v.strictObject({ x: Pixel, t: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)) })), v.maxLength(1000)),
    ),
    botCheck: BotCheck,
    code: v.optional(v.pipe(Text, v.maxLength(12))),
  },
  data: v.object({ captchaToken: CaptchaToken, expiresAt: Moment }),
  refusals: ['BOT_CHECK_REQUIRED', 'CAPTCHA_WRONG', 'CAPTCHA_EXPIRED', 'SMS_CODE_WRONG', 'SMS_CODE_EXPIRED'],
})
