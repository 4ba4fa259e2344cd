import { couponCostGet, postOrder } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { couponOrder } from '../../../testing/coupons.fixtures.ts'
import { startReports, theDay } from '../../../testing/reports.fixtures.ts'

const { gateway, finance, guest, move } = await startReports()
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

test('a promo code stands by itself, however many use it', async () => {
  const input = { pids: ['carbonara'], nums: [2], coupons: ['HARBOUR20'] }
  for (let at = 0; at < 2; at++) {
    const { orderId } = await gateway.ask(postOrder, await couponOrder(gateway, guest, input), guest)
    for (const status of [10, 12, 18, 100]) await move(orderId, status)
  }
  const { rows } = await gateway.ask(couponCostGet, theDay, finance)
  expect(rows).toContainEqual(expect.objectContaining({ kind: 'promoCode', key: 'HARBOUR20', uses: 2, takenOff: 4000 }))
  expect(rows).toContainEqual(expect.objectContaining({ kind: 'coupon', uses: 1, takenOff: 2000 }))
})

test('of a day without orders, nothing; of days that make no period, a refusal', async () => {
  expect(await gateway.ask(couponCostGet, { from: '2026/11/18', to: '2026/11/18' }, finance)).toMatchObject({ rows: [] })
  expect(await gateway.call(couponCostGet, { ...theDay, to: '2026/11/19' }, finance)).toMatchObject({ code: 'PERIOD_INVALID' })
  expect(await gateway.call(couponCostGet, { ...theDay, from: '2024/11/20' }, finance)).toMatchObject({ code: 'PERIOD_TOO_LONG' })
  expect(await gateway.call(couponCostGet, { from: '2026/11/20' }, finance)).toMatchObject({ code: 'CONTENT_INVALID' })
})
