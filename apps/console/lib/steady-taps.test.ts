import { expect, test } from 'vitest'
import { isStrayTap, type Tap } from './steady-taps.ts'

const first: Tap<string> = { x: 500, y: 300, at: 1000, detail: 1, button: 'collect 2061' }

test.each([
  ['at once, on the order that slid under the thumb', { at: 1150, y: 306, button: 'collect 2062' }, true],
  ['on the same button', { at: 1150 }, false],
  ['after a moment', { at: 1400, button: 'collect 2062' }, false],
  ['elsewhere', { at: 1150, y: 360, button: 'collect 2062' }, false],
  ['by a key or a screen reader', { at: 1150, detail: 0, button: 'collect 2062' }, false],
])('a second tap %s is stray: %j %s', (_, change, stray) => {
  expect(isStrayTap(first, { ...first, ...change })).toBe(stray)
})

test('a first tap is none', () => {
  expect(isStrayTap(null, first)).toBe(false)
})
