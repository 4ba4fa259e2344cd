import { cents, type Coupon, type CouponSource } from '@harbour/rules'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { JudgedCoupon } from '../../../entities/coupon/coupon-list.ts'
import { setLanguage } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { show } from '../../../testing/test-phone.tsx'
import type { CouponFilter } from './coupon-filter.ts'
import { CouponFilters } from './CouponFilters.tsx'
import { CouponGroup } from './CouponGroup.tsx'

function judged(code: string, source: CouponSource): JudgedCoupon {
  const coupon: Coupon = {
    code,
    name: `Coupon ${code}`,
    source,
    channel: 'Candao',
    gift: { kind: 'cash', amount: cents(3000) },
    judge: 'amount',
    minimum: cents(15_000),
    countsBoxedMeal: false,
    categories: ['A01', 'A02'],
    begins: 0,
    ends: null,
    showPrice: '',
  }
  const voucher = { picture: null, terms: [] } as unknown as JudgedCoupon['voucher'] // all of it that a list shows
  return { coupon, voucher, selected: false, verdict: { usable: true }, combines: true }
}

const coupons = [judged('A', 'member'), judged('B', 'vendor')]

function Filters() {
  const [shown, onShow] = useState<CouponFilter>({})
  return (
    <>
      <CouponFilters judged={coupons} shown={shown} onShow={onShow} />
      <output aria-label="Shown">{JSON.stringify(shown)}</output>
    </>
  )
}

test.each(['en', 'zh-Hant'] as const)('[3.17] [5.5] one row of chips, of which one holds (%s)', async (spoken) => {
  setLanguage(spoken)
  const { getByRole } = await show(<Filters />)
  expect(getByRole('radiogroup').elements()).toHaveLength(1)
  const chip = (name: string) => getByRole('radio', { name, exact: true })
  await expect.element(chip(m.coupon_source_all())).toBeChecked()
  await chip(m.coupon_source_vendor()).click({ force: true })
  await expect.element(getByRole('status', { name: 'Shown' })).toHaveTextContent('{"source":"vendor"}')
  await chip(m.coupon_way_2()).click({ force: true })
  await expect.element(chip(m.coupon_source_vendor())).not.toBeChecked()
  await expect.element(getByRole('status', { name: 'Shown' })).toHaveTextContent('{"way":2}')
  await chip(m.coupon_source_all()).click({ force: true })
  await expect.element(getByRole('status', { name: 'Shown' })).toHaveTextContent('{}')
})

test('[2.5] of coupons that can be used one button is the red one, and each says what it asks', async () => {
  const { getByRole, getByText } = await show(
    <CouponGroup title="Usable" coupons={coupons} against={() => ({})} leading="A" onUse={() => undefined} />,
  )
  const use = (name: string) => getByRole('button', { name: m.coupon_use_it({ name }) })
  await expect.element(use('Coupon A')).toHaveClass('btn--primary')
  await expect.element(use('Coupon B')).not.toHaveClass('btn--primary')
  await expect.element(getByText('$150 or more · Delivery, takeaway').first()).toBeVisible()
})
