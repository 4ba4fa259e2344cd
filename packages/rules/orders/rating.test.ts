import { describe, expect, test } from 'vitest'
import { noon } from '../testing/menu.fixtures.ts'
import { day } from '../time/clock.ts'
import { orderTypes } from './order.ts'
import { plainWord, ratablePartsOf, ratingObstacle, ratingPartsOf, ratingWordObstacle, type RatedAt } from './rating.ts'

const { delivery, takeaway, dineIn } = orderTypes
const unrated: RatedAt = { food: null, delivery: null }
const brought = { orderType: delivery, completedAt: noon }
const fetched = { orderType: takeaway, completedAt: noon }

test('an order has its food to be rated, and a delivery how it was brought', () => {
  expect([delivery, takeaway, dineIn].map(ratingPartsOf)).toEqual([['food', 'delivery'], ['food'], ['food']])
  expect(ratingObstacle(fetched, unrated, { part: 'delivery', now: noon })).toBe('RATING_PART_UNKNOWN')
})

test('an order that is not completed is not rated', () => {
  expect(ratingObstacle({ ...brought, completedAt: null }, unrated, { part: 'food', now: noon })).toBe('RATING_TOO_EARLY')
  expect(ratablePartsOf({ ...brought, completedAt: null }, unrated, noon)).toEqual([])
})

test.each([
  [0, undefined],
  [14 * day, undefined],
  [14 * day + 1, 'RATING_TOO_LATE'],
] as const)('%i ms after it was completed it is rated: %j', (since, obstacle) => {
  expect(ratingObstacle(brought, unrated, { part: 'food', now: noon + since })).toBe(obstacle)
  expect(ratablePartsOf(brought, unrated, noon + since)).toEqual(obstacle ? [] : ['food', 'delivery'])
})

test.each([
  [day, undefined],
  [day + 1, 'RATING_TOO_LATE'],
] as const)('%i ms after a part was rated it is changed: %j', (since, obstacle) => {
  const rated = { food: noon, delivery: null }
  expect(ratingObstacle(brought, rated, { part: 'food', now: noon + since })).toBe(obstacle)
  expect(ratablePartsOf(brought, rated, noon + since)).toContain('delivery')
})

test('what was rated on the last day is changed for a day all the same', () => {
  const rated = { ...unrated, food: noon + 14 * day }
  expect(ratingObstacle(brought, rated, { part: 'food', now: noon + 15 * day })).toBeUndefined()
  expect(ratingObstacle(brought, rated, { part: 'delivery', now: noon + 15 * day })).toBe('RATING_TOO_LATE')
})

describe('a word', () => {
  test('goes with stars, for as long as those of one part may be changed', () => {
    expect(ratingWordObstacle(brought, unrated, noon)).toBe('RATING_MISSING')
    const rated = { food: noon, delivery: noon + day }
    expect(ratingWordObstacle(brought, rated, noon + 2 * day)).toBeUndefined()
    expect(ratingWordObstacle(brought, rated, noon + 2 * day + 1)).toBe('RATING_TOO_LATE')
    expect(ratingWordObstacle(fetched, { ...unrated, food: noon }, noon + day + 1)).toBe('RATING_TOO_LATE')
  })

  test.each([
    ['  熱辣辣，\n好味！ ', '熱辣辣， 好味！'],
    ['too\u0000 \u0007salty\u009f', 'too salty'],
    ['gnp\u202efdp', 'gnpfdp'],
    ['\u200b\u200f\u061c\ufeff', ''],
    ['👩\u200d🍳', '👩\u200d🍳'],
    ['<b>cold</b>', '<b>cold</b>'],
    ['\n\t', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(plainWord(typed)).toBe(kept)
  })
})
