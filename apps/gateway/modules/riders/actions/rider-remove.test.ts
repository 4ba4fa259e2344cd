import { randomUUID } from 'node:crypto'
import { riderAssign, riderCashTake, riderListGet, riderRemove, tripDelivered } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startRiders } from '../../../testing/riders.fixtures.ts'

const { gateway, crew, rider, delivery, onTheWay, rows, audited } = await startRiders()
afterAll(gateway.stop)

const storeId = '3101'
const remove = (riderId: string, at = storeId) => gateway.call(riderRemove, { storeId: at, riderId }, crew)

test('a rider who has left is in no list, has no phone and gets no trip', async () => {
  const riderId = await rider({ name: 'Leaver' })
  expect(await remove(riderId)).toMatchObject({ status: 1, data: { removed: true } })
  expect(await remove(riderId)).toMatchObject({ status: 1, data: { removed: false } })
  expect((await gateway.ask(riderListGet, { storeId }, crew)).riders).toEqual([])
  expect(await rows('select phone, active from riders where rider_id = $1', riderId)).toEqual([{ phone: null, active: false }])
  expect(await audited('Leaver')).toMatchObject([{}, { action: riderRemove.name, staffId: crew.staffId }])
  const { orderId } = await delivery()
  expect(await gateway.call(riderAssign, { storeId, riderId, orderIds: [orderId] }, crew)).toMatchObject({ code: 'RIDER_UNKNOWN' })
})

test('one who is out, or has not handed in the cash, stays', async () => {
  const { riderId, token, orderId, total } = await onTheWay()
  expect(await remove(riderId)).toMatchObject({ code: 'RIDER_BUSY' })
  await gateway.ask(tripDelivered, { token, orderId, proof: { by: 'hand' }, cash: total / 100 })
  expect(await remove(riderId)).toMatchObject({ code: 'RIDER_BUSY' })
  await gateway.ask(riderCashTake, { storeId, riderId, cash: total / 100 }, crew)
  expect(await remove(riderId)).toMatchObject({ status: 1, data: { removed: true } })
})

test('a rider of another shop is unknown', async () => {
  const riderId = await rider()
  expect(await remove(riderId, '3102')).toMatchObject({ code: 'RIDER_UNKNOWN' })
  expect(await remove(randomUUID())).toMatchObject({ code: 'RIDER_UNKNOWN' })
  expect(await remove('x')).toMatchObject({ code: 'CONTENT_INVALID' })
})
