import * as v from 'valibot'
import { Birthday } from './birthday.ts'
import { Moment, Slug, Text, text } from '../units.ts'

/** A password as it is typed; whether it is good enough is for the rules to say (spec 5.9). */
export const Password = v.pipe(Text, v.minLength(1), v.maxLength(200))
/** A phone number or an email address, as a member types it to log in. */
export const Account = v.pipe(text(254), v.minLength(3))
export const Email = v.pipe(text(254), v.minLength(3))
export const CaptchaToken = v.pipe(Text, v.minLength(1), v.maxLength(100))
export const GenderCode = v.picklist(['F', 'M', 'N'])
export const PersonName = v.pipe(text(40), v.minLength(1))

/** The user of a session (spec 3.1). A visitor has only an id and a dummy phone; the rest is empty. */
export const MemberProfile = v.object({
  userId: Text,
  phoneNo: Text,
  visitor: v.boolean(),
  /** Twelve digits; null for a visitor. */
  memberNo: v.nullable(Text),
  firstName: Text,
  lastName: Text,
  /** One of `miscUserTitles`; U04 is no title at all (spec 3.3). */
  titlesCode: v.nullable(Slug),
  genderCode: v.nullable(GenderCode),
  birthday: v.nullable(Birthday),
  email: v.nullable(Text),
  /** A mailbox resets a password only when it is known to be the member's. */
  emailVerified: v.boolean(),
  /** Offers by notification, and news of orders on their way by notification (spec 2.38); offers by SMS and by email. Each is a consent of its own. */
  receiveNews: v.boolean(),
  addressNotification: v.boolean(),
  newsBySms: v.boolean(),
  newsByEmail: v.boolean(),
  yuuId: v.nullable(Text),
  joinedAt: v.nullable(Moment),
})
export type MemberProfile = v.InferOutput<typeof MemberProfile>
