import { riderCashTake, riderListGet, tripDelivered } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startRiders } from '../../../testing/riders.fixtures.ts'

const { gateway, crew, onTheWay, audited, rows } = await startRiders()
afterAll(gateway.stop)

const storeId = '3101'
const take = (riderId: string, cash: number, at = storeId) => gateway.call(riderCashTake, { storeId: at, riderId, cash }, crew)

test('the cash that a rider brings back is taken once, and only as much as there is', async () => {
  const { riderId, token, orderId, total } = await onTheWay()
  expect(await take(riderId, 10)).toMatchObject({ status: 1, data: { taken: 0 } })
  await gateway.ask(tripDelivered, { token, orderId, proof: { by: 'hand' }, cash: total / 100 })
  expect(await take(riderId, total / 100 - 1)).toMatchObject({ status: 301, code: 'CASH_CHANGED' })
  expect(await take(riderId, total / 100)).toMatchObject({ status: 1, data: { taken: total / 100 } })
  expect(await take(riderId, total / 100)).toMatchObject({ status: 1, data: { taken: 0 } })
  expect((await gateway.ask(riderListGet, { storeId }, crew)).riders).toMatchObject([{ riderId, cash: 0 }])
  expect((await audited('李志輝')).filter(({ action }) => action === riderCashTake.name)).toMatchObject([
    { staffId: crew.staffId, storeId },
  ])
  // The ledger has it from the order's end: nothing moves here.
  expect(await rows('select count(*)::int as count from ledger where order_id = $1', orderId)).toEqual([{ count: 2 }])
})

test('a rider of another shop is unknown', async () => {
  const { riderId } = await onTheWay()
  expect(await take(riderId, 1, '3102')).toMatchObject({ code: 'RIDER_UNKNOWN' })
  expect(await take(riderId, 0.001)).toMatchObject({ code: 'CONTENT_INVALID' })
})
