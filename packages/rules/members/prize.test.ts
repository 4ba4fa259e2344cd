import { expect, test } from 'vitest'
import { totalOdds, prizeAt, fallbackPrize } from './prize.ts'

const tart = { prizeId: 'tart', odds: 20, daily: 5 }
const twenty = { prizeId: 'twenty', odds: 180, daily: 100 }
const five = { prizeId: 'five', odds: 800, daily: null }
const prizes = [tart, twenty, five]

test.each([
  [0, 'tart'],
  [19, 'tart'],
  [20, 'twenty'],
  [199, 'twenty'],
  [200, 'five'],
  [999, 'five'],
])('[2.29] the roll %i falls on %s', (roll, prizeId) => expect(prizeAt(prizes, roll).prizeId).toBe(prizeId))

test('over all rolls each prize comes as often as its odds say', () => {
  const drawn = Array.from({ length: totalOdds }, (_, roll) => prizeAt(prizes, roll).prizeId)
  for (const { prizeId, odds } of prizes) expect(drawn.filter((each) => each === prizeId)).toHaveLength(odds)
})

test('a roll beyond the odds is refused', () => {
  expect(() => prizeAt(prizes, 1000)).toThrow(new RangeError('no prize at 1000'))
  expect(() => prizeAt([], 0)).toThrow(RangeError)
})

test('what never runs out stands in for what has', () => {
  expect(fallbackPrize(prizes)).toBe(five)
  expect(fallbackPrize([tart])).toBeUndefined()
})
