import { deliveryListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../testing/gateway.ts'
import { newGuest, place } from '../../testing/orders.fixtures.ts'
import { newStaff } from '../../testing/staff.fixtures.ts'
import { saveEndpoint } from '../../testing/webhooks.fixtures.ts'

const gateway = await startGateway()
const { db } = gateway.context
afterAll(() => gateway.stop())

test('an order is placed while its news cannot be written, or a lock is in their way', async () => {
  const [admin, guest] = [await newStaff(gateway, 'admin'), await newGuest(gateway)]
  const { endpointId } = await saveEndpoint(gateway, admin)
  const listed = async () => (await gateway.ask(deliveryListGet, { endpointId }, admin)).deliveries
  await db.rows({ name: '', text: 'alter table webhook_deliveries rename to webhook_deliveries_gone' })
  await place(gateway, guest)
  await db.rows({ name: '', text: 'alter table webhook_deliveries_gone rename to webhook_deliveries' })
  await db.transaction(async (rows) => {
    await rows({ name: '', text: 'lock table webhook_endpoints in access exclusive mode' })
    await place(gateway, guest)
  })
  expect(await listed()).toEqual([])
  await place(gateway, guest)
  expect((await listed()).map(({ event }) => event)).toContain('order.placed')
})
