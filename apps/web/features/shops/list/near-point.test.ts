import { expect, test } from 'vitest'
import { pointOf } from './near-point.ts'

test.each([
  ['22.286,114.219', { lat: 22.286, lng: 114.219 }],
  ['-22,-114', { lat: -22, lng: -114 }],
])('"%s" is a point', (text, point) => {
  expect(pointOf(text)).toEqual(point)
})

test.each([null, '', '22.286', 'a,b', '22.286,114.219,1', '91,0', '0,181', ' 22,114'])('%j is none', (text) => {
  expect(pointOf(text)).toBeUndefined()
})
