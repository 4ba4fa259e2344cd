import { cents, type Coupon, type CouponGift } from '@harbour/rules'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { CouponStub } from './CouponStub.tsx'

afterEach(() => setLanguage('en'))

const coupon = (gift: CouponGift): Coupon => ({
  code: 'HB1',
  name: 'Coupon',
  source: 'member',
  channel: 'Candao',
  gift,
  judge: 'always',
  minimum: cents(0),
  countsBoxedMeal: false,
  categories: ['A01'],
  begins: 0,
  ends: null,
  showPrice: '',
})
const seen = (gift: CouponGift) =>
  renderToStaticMarkup(<CouponStub coupon={coupon(gift)} picture={null} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const ofThird = (price: number): CouponGift => ({ kind: 'fixed', productCode: 'HK1', pid: 'tart', price: cents(price) })

test.each<[string, CouponGift, string, string]>([
  ['[3.15] of delivery', { kind: 'delivery', amount: cents(2000) }, '$ 20 Delivery coupon', '$ 20 運費券'],
  ['[4.35] of a third party’s dish', ofThird(0), 'Free Food coupon', '免費 食物券'],
  ['[4.16] of a dish at a price', ofThird(1000), '$ 10 Food coupon', '$ 10 食物券'],
])('the stub %s', (_, gift, en, tc) => {
  setLanguage('en')
  expect(seen(gift)).toBe(en)
  setLanguage('zh-Hant')
  expect(seen(gift)).toBe(tc)
})
