import type { Cents, OrderType } from '@harbour/rules'
import { beforeAll, expect, test } from 'vitest'
import { setLanguage } from '../../../lib/locale.ts'
import { priceRows } from './price-rows.ts'

const cents = (amount: number) => amount as Cents // as amounts come from the rules
const none = { promotions: [], discount: cents(0), gifts: [], coupons: [], couponDiscount: cents(0) }
const price = {
  ...none,
  itemCount: 1,
  subtotal: cents(6400),
  boxedMeal: cents(100),
  delivery: cents(1500),
  cutlery: cents(0),
  total: cents(8000),
}

beforeAll(() => setLanguage('en'))

const spoken = (orderType: OrderType, change: Partial<typeof price> = {}) =>
  priceRows({ ...price, ...change }, orderType).map(({ label, amount }) => `${String(label)} ${String(amount)}`)

test('a delivery names every part of its price', () => {
  expect(spoken(2)).toEqual(['Subtotal (1 item) $64.0', 'Boxed meal fee $1.0', 'Delivery $15.0', 'Total $80.0'])
})

test('[9.13] cutlery is named as asked for once it costs', () => {
  expect(spoken(1, { itemCount: 2, cutlery: cents(100) })).toEqual([
    'Subtotal (2 items) $64.0',
    'Boxed meal fee $1.0',
    'Disposable cutlery $1.0',
    'Total $80.0',
  ])
})

test('boxes and cutlery that cost nothing are not spoken of', () => {
  expect(spoken(1, { boxedMeal: cents(0), total: cents(6400) })).toEqual(['Subtotal (1 item) $64.0', 'Total $64.0'])
})

test.each([
  ['en', 'Disposable cutlery, not needed $0.0'],
  ['zh-Hant', '即棄餐具，不需要 $0.0'],
] as const)('[9.13] cutlery that the cart was left without is told beside its price (%s)', (language, row) => {
  setLanguage(language)
  const spoken = priceRows(price, 1, { noCutlery: true }).map(({ label, amount }) => `${String(label)} ${String(amount)}`)
  expect(spoken).toContain(row)
  const wanted = priceRows({ ...price, cutlery: cents(100) }, 1, { noCutlery: true }).map(({ amount }) => amount)
  expect(wanted).not.toContain('$0.0')
  setLanguage('en')
})

test('at dine-in there is nothing to box, to bring or to throw away', () => {
  expect(spoken(5, { boxedMeal: cents(0), delivery: cents(0), total: cents(6400) })).toEqual(['Subtotal (1 item) $64.0', 'Total $64.0'])
})

test('[3.20] each promotion is named with what it takes off', () => {
  const promotions = [
    { promotionId: 'spend-more', name: 'Spend more, save more', amount: cents(3000) },
    { promotionId: 'second-drink', name: 'Second drink half price', amount: cents(900) },
  ]
  const rows = priceRows({ ...price, promotions, discount: cents(3900), total: cents(4100) }, 1)
  expect(rows.filter(({ kind }) => kind === 'save').map(({ label, amount }) => [label, amount])).toEqual([
    ['Spend more, save more', '\u2212$30.0'],
    ['Second drink half price', '\u2212$9.0'],
  ])
  expect(rows[0]).toMatchObject({ label: 'Subtotal (1 item)' })
})

test('[4.19] each coupon is named with what it takes off, and one that takes nothing off is not', () => {
  const coupons = [
    { voucherCode: 'HB30', name: '$30 off over $200', amount: cents(3000) },
    { voucherCode: 'HB20', name: '$20 cash coupon', amount: cents(0), lost: cents(2000) },
  ]
  const rows = priceRows({ ...price, coupons, couponDiscount: cents(3000), total: cents(5000) }, 1)
  expect(rows.filter(({ kind }) => kind === 'save').map(({ label, amount }) => [label, amount])).toEqual([
    ['$30 off over $200', '\u2212$30.0'],
  ])
})

test.each([
  ['en', ['Delivery $15.0', 'Off delivery: $20 off delivery \u2212$15.0']],
  ['zh-Hant', ['運費 $15.0', '運費減免：$20 off delivery \u2212$15.0']],
] as const)('[3.15] a delivery coupon stands below the fee that it takes off (%s)', (language, rows) => {
  setLanguage(language)
  const coupons = [{ voucherCode: 'HBD', name: '$20 off delivery', amount: cents(1500), lost: cents(500), delivery: true as const }]
  const spoken = priceRows({ ...price, coupons, couponDiscount: cents(1500) }, 2).map(
    ({ label, amount }) => `${String(label)} ${String(amount)}`,
  )
  expect(spoken.filter((row) => row.includes('15.0'))).toEqual(rows)
  setLanguage('en')
})

test('[9.12] a locker is free, and points are the last to be taken off', () => {
  const paid = { ...price, points: { used: 200, amount: cents(1000) }, total: cents(7000) }
  expect(priceRows(paid, 2, { handover: 'locker' }).map(({ label, amount }) => `${String(label)} ${String(amount)}`)).toEqual([
    'Subtotal (1 item) $64.0',
    'Boxed meal fee $1.0',
    'Delivery $15.0',
    'Food locker Free',
    '200 points \u2212$10.0',
    'Total $70.0',
  ])
})
