import type { ChangedOrder } from '@harbour/protocol'
import type { Cents } from '@harbour/rules'
import { beforeAll, expect, test } from 'vitest'
import { setLanguage } from '../../../lib/locale.ts'
import { dish } from '../../../entities/menu/menu.fixtures.ts'
import { isLost, lostSavings } from './lost-savings.ts'

beforeAll(() => setLanguage('en'))

const bread = dish('garlic-bread')
const book = { products: new Map([[bread.uid, bread]]), soldOut: new Set<string>() }
const off = 3000 as Cents // as amounts come from the rules
const promotions = [{ promotionId: 'spend-more', name: 'Spend more, save more', amount: off }]
const gifts = [{ promotionId: 'free-side', pid: bread.pid }]
const couponIssues: ChangedOrder['couponIssues'] = []
const coupons = [{ voucherCode: 'HB30', name: '$30 off over $200', amount: off }]

test('[1.18] [3.20] [8.11] a promotion that has ended, a coupon that is lost and a gift that is gone are told by name', () => {
  expect(
    lostSavings({ promotions, gifts, coupons }, { promotions: [], gifts: [], coupons: [] }, { couponIssues, book }).map(
      ({ name, words }) => [name, words],
    ),
  ).toEqual([
    ['Spend more, save more', 'This offer has ended'],
    ['$30 off over $200', 'Can’t be used for this order any more'],
    [bread.name, 'No longer free with this order'],
  ])
})

test('[8.11] a coupon whose vendor does not answer is not said to be lost', () => {
  const rest = { promotions: [], gifts: [] }
  const unsure = { voucherCode: 'HB30', code: 'VOUCHER_UNSURE', reason: null } as const
  const words = (issues: ChangedOrder['couponIssues']) =>
    lostSavings({ ...rest, coupons }, { ...rest, coupons: [] }, { couponIssues: issues, book }).map((loss) => loss.words)
  expect(words([unsure])).toEqual(['Its issuer hasn’t confirmed it yet. It hasn’t been used.'])
  expect(words([{ ...unsure, code: 'VOUCHER_USED' }])).toEqual(['Can’t be used for this order any more'])
  expect(words([{ ...unsure, voucherCode: 'HB50' }])).toEqual(['Can’t be used for this order any more'])
})

test.each([
  ['en', 'VOUCHER_DISH_MISSING', 'Its dish isn’t in your cart. The coupon stays with you.'],
  ['en', 'VOUCHER_WORTH_NOTHING', 'Takes nothing off this order. The coupon stays with you.'],
  ['zh-Hant', 'VOUCHER_DISH_MISSING', '購物車未有這張券的食物，券仍會保留'],
  ['zh-Hant', 'VOUCHER_WORTH_NOTHING', '今張單用它減不到錢，券仍會保留'],
] as const)('[4.11] a coupon that would be used for nothing is kept, and says why (%s, %s)', (language, code, words) => {
  setLanguage(language)
  const rest = { promotions: [], gifts: [] }
  const couponIssues = [{ voucherCode: 'HB30', code, reason: null }]
  expect(lostSavings({ ...rest, coupons }, { ...rest, coupons: [] }, { couponIssues, book }).map((loss) => loss.words)).toEqual([words])
  expect(isLost(code)).toBe(false)
  setLanguage('en')
})

test('[4.36] a coupon is lost where it cannot be had at all', () => {
  expect((['VOUCHER_USED', 'VOUCHER_TAKEN', 'VOUCHER_UNUSABLE', 'VOUCHER_NOT_COMBINED'] as const).map(isLost)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('points that have gone elsewhere are told', () => {
  const points = { used: 200, amount: off }
  const rest = { promotions: [], gifts: [], coupons: [] }
  expect(lostSavings({ ...rest, points }, rest, { couponIssues, book }).map(({ name, words }) => [name, words])).toEqual([
    ['200 points', 'You no longer have enough points'],
  ])
  expect(lostSavings({ ...rest, points }, { ...rest, points }, { couponIssues, book })).toEqual([])
})

test('[3.20] what is still there is no loss', () => {
  expect(lostSavings({ promotions, gifts, coupons }, { promotions, gifts, coupons }, { couponIssues, book })).toEqual([])
})
