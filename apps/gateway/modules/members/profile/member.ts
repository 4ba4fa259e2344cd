import type { MemberProfile } from '@harbour/protocol'
import type { Birthday, Instant } from '@harbour/rules'

export type News = Pick<MemberProfile, 'receiveNews' | 'addressNotification' | 'newsBySms' | 'newsByEmail'>

export type Member = News & {
  userId: string
  phone: string
  memberNo: string
  passwordHash: string
  firstName: string
  lastName: string
  titlesCode: string
  genderCode: 'F' | 'M' | 'N' | null
  /** `YYYY-MM-DD`. */
  birthday: string | null
  email: string
  emailVerifiedAt: Instant | null
  joinedAt: Instant
  /** The number of the loyalty partner's card that they have linked. */
  yuuId: string | null
}

/** `numbers` gives a number that may be taken, and another when it is. */
export type NewMember = Omit<Member, 'memberNo' | 'emailVerifiedAt' | 'receiveNews' | 'addressNotification' | 'yuuId'> & {
  numbers: () => string
}

/** `YYYY-MM-DD` of a birthday, as the database keeps it. */
export function birthdayText({ year, month, day }: Birthday): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
