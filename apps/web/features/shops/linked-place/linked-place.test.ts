import { expect, test } from 'vitest'
import { linkedPlace } from './linked-place.ts'

const of = (query: string) => linkedPlace(new URLSearchParams(query))

test.each(['lat=22.2861&lng=114.2172&name=Cityplaza', 'point=22.2861,%20114.2172&name=%20Cityplaza'])('[2.29] %s is a place', (query) => {
  expect(of(query)).toEqual({ lat: 22.2861, lng: 114.2172, name: 'Cityplaza' })
})

test('[2.29] a place need not have a name', () => {
  expect(of('lat=-22&lng=114')).toEqual({ lat: -22, lng: 114, name: '' })
})

test.each(['', 'lat=22.28', 'lat=a&lng=b', 'lat=91&lng=114', 'lat=22&lng=181', 'point=22', 'lat=1e1&lng=2', 'lat=&lng='])(
  '[2.29] %j is none',
  (query) => {
    expect(of(query)).toBeUndefined()
  },
)
