import { couponCostGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startReports, theDay } from '../../../testing/reports.fixtures.ts'

const { gateway, finance } = await startReports()
afterAll(gateway.stop)

test('what was taken off, by promotion and coupon, beside what their orders were sold for', async () => {
  const { rows, takenOff, csv } = await gateway.ask(couponCostGet, { ...theDay, csv: true }, { ...finance, language: 2 })
  expect(rows).toEqual([
    { kind: 'promotion', key: 'spend-more', name: 'Spend more, save more', uses: 1, takenOff: 3000, sold: 18900 },
    { kind: 'coupon', key: '$20 cash coupon', name: '$20 cash coupon', uses: 1, takenOff: 2000, sold: 6900 },
  ])
  expect(takenOff).toEqual({ promotions: 3000, coupons: 2000 })
  expect(csv).toBe(
    '\uFEFFkind,key,name,uses,taken off,sold\r\npromotion,spend-more,"Spend more, save more",1,30,189\r\n' +
      'coupon,$20 cash coupon,$20 cash coupon,1,20,69\r\n',
  )
})

test('of a day without orders, nothing; of days that make no period, a refusal', async () => {
  expect(await gateway.ask(couponCostGet, { from: '2026/11/18', to: '2026/11/18' }, finance)).toMatchObject({ rows: [] })
  expect(await gateway.call(couponCostGet, { ...theDay, to: '2026/11/19' }, finance)).toMatchObject({ code: 'PERIOD_INVALID' })
  expect(await gateway.call(couponCostGet, { ...theDay, from: '2024/11/20' }, finance)).toMatchObject({ code: 'PERIOD_TOO_LONG' })
  expect(await gateway.call(couponCostGet, { from: '2026/11/20' }, finance)).toMatchObject({ code: 'CONTENT_INVALID' })
})
