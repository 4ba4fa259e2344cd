import type { MemberProfile } from '@harbour/protocol'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { profileChanges, profileGaps } = await import('./profile-draft.ts')

const kitty: MemberProfile = {
  userId: 'm1',
  phoneNo: '+85261234567',
  visitor: false,
  memberNo: '852018427731',
  firstName: 'Kitty',
  lastName: 'Chan',
  titlesCode: 'U04',
  genderCode: null,
  birthday: { day: 9, month: 12, year: 1990 },
  email: 'kitty@example.com',
  emailVerified: true,
  receiveNews: false,
  addressNotification: false,
  newsBySms: false,
  newsByEmail: false,
  yuuId: null,
  joinedAt: null,
}
const draft = {
  titlesCode: 'U04',
  firstName: 'Kitty',
  lastName: 'Chan',
  birthday: { day: '9', month: '12', year: '1990' },
  genderCode: '' as const,
  email: 'kitty@example.com',
}

test('[3.1] only what was changed is sent', () => {
  expect(profileChanges(kitty, draft)).toEqual({})
  expect(profileChanges(kitty, { ...draft, lastName: 'Wong ' })).toEqual({ lastName: 'Wong' })
  expect(profileChanges(kitty, { ...draft, birthday: { day: '', month: '', year: '' } })).toEqual({ birthday: null })
  expect(profileChanges(kitty, { ...draft, genderCode: 'F' })).toEqual({ genderCode: 'F' })
})

test('[5.12] title, both names and a right email are required, in the order of the form', () => {
  expect(profileGaps(draft)).toEqual([])
  expect(profileGaps({ ...draft, titlesCode: '', firstName: ' ', email: 'kitty@example' })).toEqual(['title', 'firstName', 'email'])
  expect(profileGaps({ ...draft, birthday: { day: '31', month: '2', year: '1990' } })).toEqual(['day'])
})
