import { expect, test } from 'vitest'
import { noon } from '../testing/menu.fixtures.ts'
import { isInHand } from './in-hand.ts'

const hours = (count: number) => count * 60 * 60_000

test.each([
  ['placed', 0, true],
  ['delivering', hours(12) - 1, true],
  ['delivering', hours(12), false],
  ['completed', -hours(1), false],
  ['cancelled', -hours(1), false],
] as const)('an order that is %s, %i ms after it was to be there, is in hand: %s', (state, late, inHand) => {
  expect(isInHand({ state, etaHigh: noon }, noon + late)).toBe(inHand)
})
