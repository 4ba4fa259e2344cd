import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { leftOf, partsOf, withLine } from './refund-parts.ts'

const line = { uid: '1', pid: 'p', name: 'Pizza', choices: '', picture: '', num: 3, unit: cents(100), total: cents(300) }
const money = { lines: [line, { ...line, gift: true }], charged: cents(300), refundedLines: [{ index: 0, num: 1 }] }

test('what has gone back is left no more, and a gift, or what was not charged, never goes back', () => {
  expect([leftOf(money, 0), leftOf(money, 1), leftOf(money, 2)]).toEqual([2, 0, 0])
  expect(leftOf({ ...money, charged: null }, 0)).toBe(0)
  expect(leftOf({ ...money, refundedLines: [{ index: 0, num: 3 }] }, 0)).toBe(0)
})

test('none of a line leaves it out', () => {
  const chosen = withLine(withLine(new Map(), 0, 2), 1, 1)
  expect(partsOf(withLine(chosen, 1, 0))).toEqual([{ index: 0, num: 2 }])
})
