import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { useLocale } from '../../../lib/locale.ts'
import { differenceWords, isChance, orderedShare } from './result-words.ts'

const group = (members: number, ordered: number) => ({ members, ordered, orders: ordered, total: cents(0) })

test('the share of a group that ordered has one decimal, and nobody has none', () => {
  expect(orderedShare(group(812, 97))).toBe(11.9)
  expect(orderedShare(group(0, 0))).toBe(0)
})

test.each([
  ['more', group(900, 108), group(100, 9), /^3\.0 percentage points more .* about 27 members/],
  ['fewer', group(900, 45), group(100, 9), /^4\.0 percentage points fewer/],
  ['the same', group(900, 90), group(100, 10), /^As many/],
  ['no control', group(900, 90), group(0, 0), /^Nobody was held out/],
  ['nobody told', group(0, 0), group(100, 10), /^Nobody has been told/],
])('the difference in plain words: %s', (_what, told, heldOut, words) => {
  useLocale.setState({ locale: 'en' })
  expect(differenceWords({ told, heldOut })).toMatch(words)
})

test.each([
  [group(900, 90), group(100, 10), false],
  [group(900, 90), group(99, 10), true],
  [group(99, 9), group(900, 90), true],
  [group(9, 1), group(0, 0), false],
])('of a few members a difference may be chance: %j, %j', (told, heldOut, chance) => {
  expect(isChance({ told, heldOut })).toBe(chance)
})
