import type { MemberProfile } from '@harbour/protocol'
import type { GenderCode } from './gender-code.ts'
import { birthdayGap, birthdayOf, birthdayParts } from '../../../entities/contact/birthday.ts'
import { draftStore, forgetPersisted } from '../../../lib/persisted-store.ts'
import { emailLooksRight } from '../../../entities/contact/email.ts'
import { nameParts } from '../../../entities/contact/person-name.ts'
import type { DateParts } from '../../../ui/forms/fields/DateFields.tsx'

/** The profile as a member changes it, as written so far. */
export type ProfileDraft = {
  titlesCode: string
  firstName: string
  lastName: string
  birthday: DateParts
  genderCode: GenderCode | ''
  email: string
}

const useDraftStore = draftStore<{ draft: Partial<ProfileDraft> }>('profile-draft', { draft: {} })

/** The profile with what has been written over it; it lasts through a reload, until it is saved. */
export function useProfileDraft(profile: MemberProfile): ProfileDraft {
  const { draft } = useDraftStore()
  return { ...draftOf(profile), ...draft }
}

export const writeProfile = (change: Partial<ProfileDraft>) => useDraftStore.setState(({ draft }) => ({ draft: { ...draft, ...change } }))
export const endProfileDraft = () => forgetPersisted(['profile-draft'])

const draftOf = (profile: MemberProfile): ProfileDraft => ({
  titlesCode: profile.titlesCode ?? '',
  firstName: profile.firstName,
  lastName: profile.lastName,
  birthday: birthdayParts(profile.birthday),
  genderCode: profile.genderCode ?? '',
  email: profile.email ?? '',
})

export type ProfileGap = 'title' | 'firstName' | 'lastName' | 'day' | 'email'

/** The fields that stand in the way of saving, in the order of the form (spec 5.12). */
export function profileGaps({ titlesCode, birthday, email, ...names }: ProfileDraft): ProfileGap[] {
  const gaps: [ProfileGap, boolean][] = [
    ['title', !titlesCode],
    ...nameParts().map((part): [ProfileGap, boolean] => [part, !names[part].trim()]),
    ['day', birthdayGap(birthday) !== undefined],
    ['email', !emailLooksRight(email)],
  ]
  return gaps.filter(([, missing]) => missing).map(([gap]) => gap)
}

/** Only what differs from the profile goes to the gateway. */
export function profileChanges(profile: MemberProfile, draft: ProfileDraft) {
  const before = draftOf(profile)
  const birthday = birthdayOf(draft.birthday) ?? null
  const moved = (['day', 'month', 'year'] as const).some((part) => before.birthday[part] !== draft.birthday[part])
  return {
    ...(draft.titlesCode !== before.titlesCode && { titlesCode: draft.titlesCode }),
    ...(draft.firstName.trim() !== before.firstName && { firstName: draft.firstName.trim() }),
    ...(draft.lastName.trim() !== before.lastName && { lastName: draft.lastName.trim() }),
    ...(draft.genderCode !== before.genderCode && { genderCode: draft.genderCode || null }),
    ...(draft.email.trim() !== before.email && { email: draft.email.trim() }),
    ...(moved && { birthday }),
  }
}
