import * as v from 'valibot'
import { action } from '../action.ts'
import { Birthday } from './birthday.ts'
import { Email, GenderCode, MemberProfile, PersonName } from './member-profile.ts'
import { Slug } from '../units.ts'

/** Changes what is sent and leaves the rest; a switch of news is a consent, or its withdrawal, that is kept with its time. A new email is to be confirmed again. */
export const userUpdate = action('candao.member.userUpdate', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {
    titlesCode: v.optional(Slug),
    firstName: v.optional(PersonName),
    lastName: v.optional(PersonName),
    genderCode: v.optional(v.nullable(GenderCode)),
    birthday: v.optional(v.nullable(Birthday)),
    email: v.optional(Email),
    receiveNews: v.optional(v.boolean()),
    addressNotification: v.optional(v.boolean()),
    newsBySms: v.optional(v.boolean()),
    newsByEmail: v.optional(v.boolean()),
  },
  data: MemberProfile,
  refusals: ['TITLE_UNKNOWN', 'BIRTHDAY_INVALID', 'EMAIL_INVALID'],
})
