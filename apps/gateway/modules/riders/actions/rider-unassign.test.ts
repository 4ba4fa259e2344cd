import { randomUUID } from 'node:crypto'
import { riderUnassign, shopOrdersGet, tripFailed } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startRiders } from '../../../testing/riders.fixtures.ts'

const { gateway, crew, rider, delivery, assign, onTheWay, trip, audited } = await startRiders()
afterAll(gateway.stop)

const storeId = '3101'
const unassign = (orderId: string, at = storeId) => gateway.call(riderUnassign, { storeId: at, orderId }, crew)
const tripOf = async (id: string) =>
  (await gateway.ask(shopOrdersGet, { storeId }, crew)).orders.find(({ orderId }) => orderId === id)?.trip

test('an order is taken off its trip, and may go to another rider; a trip without stops to come ends', async () => {
  const [first, second] = [await delivery(), await delivery()]
  const { token } = await assign(await rider(), first.orderId, second.orderId)
  expect(await unassign(first.orderId)).toMatchObject({ status: 1, data: { unassigned: true } })
  expect(await unassign(first.orderId)).toMatchObject({ status: 1, data: { unassigned: false } })
  expect((await trip(token)).stops).toMatchObject([{ orderId: second.orderId, stop: 1 }])
  expect([await tripOf(first.orderId), await tripOf(second.orderId)]).toMatchObject([null, { stop: 1, stops: 1 }])
  const other = await assign(await rider(), first.orderId)
  expect(await tripOf(first.orderId)).toMatchObject({ tripId: other.tripId })
  await unassign(second.orderId)
  expect(await trip(token)).toMatchObject({ endedAt: gateway.context.clock.now(), stops: [] })
  expect(await audited(second.orderId)).toMatchObject([{ action: riderUnassign.name, staffId: crew.staffId }])
})

test('what comes back may go out with another rider', async () => {
  const { token, orderId } = await onTheWay()
  await gateway.ask(tripFailed, { token, orderId, reason: 'notThere' })
  const again = await assign(await rider(), orderId)
  expect(await tripOf(orderId)).toMatchObject({ tripId: again.tripId, failed: null })
  await unassign(orderId)
  expect(await tripOf(orderId)).toBeNull()
})

test('an order of another shop is unknown, and stays on its trip', async () => {
  const { orderId } = await delivery()
  await assign(await rider(), orderId)
  expect(await unassign(orderId, '3102')).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await unassign(randomUUID())).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await unassign('x')).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await tripOf(orderId)).not.toBeNull()
})
