import { cents, type Coupon, type CouponGift } from '@harbour/rules'
import { expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { show } from '../../testing/test-phone.tsx'
import { CouponStub } from './CouponStub.tsx'

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
const ofThird = (price: number): CouponGift => ({ kind: 'fixed', productCode: 'HK1', pid: 'tart', price: cents(price) })

test.each<[string, CouponGift, string, string]>([
  ['[3.15] of delivery', { kind: 'delivery', amount: cents(2000) }, '$20Delivery coupon', '$20運費券'],
  ['[4.35] of a third party’s dish', ofThird(0), 'FreeFood coupon', '免費食物券'],
  ['[4.16] of a dish at a price', ofThird(1000), '$10Food coupon', '$10食物券'],
])('the stub %s', async (_, gift, en, tc) => {
  const shown = await show(<CouponStub coupon={coupon(gift)} picture={null} />)
  await expect.element(shown.container).toHaveTextContent(en)
  await shown.unmount()
  setLanguage('zh-Hant')
  const { container } = await show(<CouponStub coupon={coupon(gift)} picture={null} />)
  await expect.element(container).toHaveTextContent(tc)
})
