import { endpointRemove } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newGuest, place } from '../../../testing/orders.fixtures.ts'
import { startWebhooks } from '../../../testing/webhooks.fixtures.ts'

const { gateway, admin, hongKong, macau, own, chains } = await startWebhooks()
afterAll(gateway.stop)

test('an endpoint is removed with all that waits for it; another brand’s is unknown', async () => {
  const { endpointId } = own
  expect(await gateway.call(endpointRemove, { endpointId }, macau)).toMatchObject({ status: 301, code: 'WEBHOOK_UNKNOWN' })
  expect(await gateway.call(endpointRemove, { endpointId: chains.endpointId }, hongKong)).toMatchObject({ code: 'WEBHOOK_UNKNOWN' })
  await place(gateway, await newGuest(gateway))
  const left = () => gateway.context.db.rows({ name: '', text: 'select from webhook_deliveries where endpoint_id = $1' }, [endpointId])
  expect(await left()).toHaveLength(1)
  expect(await gateway.ask(endpointRemove, { endpointId }, hongKong)).toEqual({ endpoints: [] })
  expect(await left()).toEqual([])
  expect(await gateway.call(endpointRemove, { endpointId }, hongKong)).toMatchObject({ code: 'WEBHOOK_UNKNOWN' })
})

test.each([{}, { endpointId: 'x' }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(endpointRemove, content, admin)).toMatchObject({ code: 'CONTENT_INVALID' })
})
