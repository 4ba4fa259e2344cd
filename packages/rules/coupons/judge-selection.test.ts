import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classicPizza, fries, lineOf } from '../testing/menu.fixtures.ts'
import {
  allTogether,
  anyOrder,
  anyRules,
  bigCash,
  cash,
  orderOf,
  rulesWhere,
  saturday,
  tenOff,
  walletOf,
} from '../testing/coupon.fixtures.ts'
import type { Coupon } from './coupon.ts'
import { judgeSelection } from './judge-selection.ts'
import { cents } from '../money.ts'

const meal = orderOf(classicPizza, lineOf(fries, 3)) // $224
const context = { rules: allTogether, occasion: saturday }
const verdicts = (selected: Coupon[], rules = allTogether) =>
  judgeSelection(selected, meal, { ...context, rules }).map(({ coupon, verdict }) => [coupon.code, verdict])

test('[4.19] each is judged by what the others leave', () => {
  expect(verdicts([cash, bigCash, tenOff])).toEqual([
    ['CASH20', { usable: true }],
    ['CASH50', { usable: true }],
    ['TEN', { usable: true }],
  ])
  const fifth: Coupon = { ...tenOff, gift: { kind: 'discount', pays: 80 } }
  expect(verdicts([bigCash, fifth])).toEqual([
    ['CASH50', { usable: false, reason: 13, gap: { money: 2_080 } }],
    ['TEN', { usable: true }],
  ])
})

test('a discount’s own minimum is not lowered by itself', () => {
  const asks: Coupon = { ...tenOff, judge: 'amount', minimum: cents(22_400) }
  expect(verdicts([asks])).toEqual([['TEN', { usable: true }]])
  expect(verdicts([asks, { ...tenOff, code: 'TEN2' }])).toEqual([
    ['TEN', { usable: false, reason: 13, gap: { money: 2_240 } }],
    ['TEN2', { usable: true }],
  ])
})

test('[4.14] those that do not go together say so, after any reason of their own', () => {
  const none = rulesWhere(() => false)
  expect(verdicts([cash, bigCash], none)).toEqual([
    ['CASH20', { usable: false, combines: false }],
    ['CASH50', { usable: false, combines: false }],
  ])
  expect(verdicts([cash, { ...bigCash, minimum: cents(22_401) }], none)[1]).toEqual([
    'CASH50',
    { usable: false, reason: 13, gap: { money: 1 } },
  ])
  expect(verdicts([cash], none)).toEqual([['CASH20', { usable: true }]])
})

test('[4.17] the order of taps changes no verdict', () => {
  fc.assert(
    fc.property(anyOrder, walletOf(5), anyRules, (order, selected, rules) => {
      const occasion = { ...saturday, orderType: order.orderType }
      const there = judgeSelection(selected, order, { rules, occasion })
      expect(judgeSelection(selected.toReversed(), order, { rules, occasion }).toReversed()).toEqual(there)
    }),
  )
})
