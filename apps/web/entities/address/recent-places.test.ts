import { beforeEach, expect, test, vi } from 'vitest'
import { storageOf } from '../../testing/test-page.ts'

const shelf = storageOf(new Map<string, string>())
vi.stubGlobal('localStorage', shelf)
vi.stubGlobal('sessionStorage', shelf)
const { keepRecentPlaces, recentPlaces, rememberPlace } = await import('./recent-places.ts')
const { signOutMember } = await import('../member/sign-out.ts')

const place = (building: string, lat = 22.2855) => ({
  building,
  district: 'Eastern',
  fullAddress: `${building}, Hong Kong`,
  lat,
  lng: 114.2187,
  kind: 'tower',
})
const names = () => recentPlaces().map(({ building }) => building)

beforeEach(() => keepRecentPlaces([]))

test('[1.16] the five places chosen last are kept, the newest first', () => {
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) rememberPlace(place(name))
  expect(names()).toEqual(['F', 'E', 'D', 'C', 'B'])
})

test('[1.16] a place that is chosen again is the newest, and there once, wherever in it the pin stood', () => {
  rememberPlace(place('A'))
  rememberPlace(place('B'))
  rememberPlace(place('A', 22.28551))
  expect(recentPlaces()).toEqual([place('A', 22.28551), place('B')])
})

test('[1.16] of a place its door and its number in a list are not kept', () => {
  rememberPlace({ ...place('A'), placeId: 'a', floor: '12', flat: 'B' } as ReturnType<typeof place>)
  expect(recentPlaces()).toEqual([place('A')])
})

test('[4.3] who leaves this device leaves no place behind', () => {
  rememberPlace(place('A'))
  signOutMember()
  expect(names()).toEqual([])
})
