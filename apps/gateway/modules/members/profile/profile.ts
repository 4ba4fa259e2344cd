import type { MemberProfile } from '@harbour/protocol'
import type { Guest } from '../../../platform/call.ts'
import type { Member } from './member.ts'

/** A member as the wire has them: nothing of the password. */
export function memberProfile({ phone, emailVerifiedAt, birthday, passwordHash: _, ...member }: Member): MemberProfile {
  return {
    ...member,
    phoneNo: phone,
    visitor: false,
    emailVerified: emailVerifiedAt !== null,
    birthday: birthdayParts(birthday),
  }
}

/** A visitor has only an id and a dummy phone. */
export function visitorProfile({ userId, phone }: Guest): MemberProfile {
  const person = { memberNo: null, firstName: '', lastName: '', titlesCode: null, genderCode: null, birthday: null, email: null }
  const news = { emailVerified: false, receiveNews: false, addressNotification: false, newsBySms: false, newsByEmail: false }
  return { userId, phoneNo: phone, visitor: true, ...person, ...news, yuuId: null, joinedAt: null }
}

function birthdayParts(birthday: string | null): MemberProfile['birthday'] {
  if (birthday === null) return null
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number)
  return { year, month, day }
}
