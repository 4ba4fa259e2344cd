import { deliveryListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { startWebhooks } from '../../../testing/webhooks.fixtures.ts'

const { gateway, admin, hongKong, macau, own, chains } = await startWebhooks()
afterAll(gateway.stop)

test('the latest come first, 50 at a time, by their state; another brand’s are unknown', async () => {
  const { endpointId } = own
  const { db, webhookDeliveries } = gateway.context
  await db.transaction(async (rows) => {
    for (let at = 0; at < 51; at++) await webhookDeliveries.ping(rows, { endpointId, at: noon })
  })
  const list = async (search: object = {}) => (await gateway.ask(deliveryListGet, { endpointId, ...search }, hongKong)).deliveries
  const latest = await list()
  expect(latest).toHaveLength(50)
  const rest = await list({ olderThan: latest.at(-1)?.deliveryNo, state: 'waiting' })
  expect(rest).toHaveLength(1)
  expect(rest[0]?.deliveryNo).toBeLessThan(latest.at(-1)?.deliveryNo ?? 0)
  expect(await list({ state: 'failed' })).toEqual([])
  expect(await gateway.call(deliveryListGet, { endpointId }, macau)).toMatchObject({ status: 301, code: 'WEBHOOK_UNKNOWN', data: null })
  expect(await gateway.call(deliveryListGet, { endpointId: chains.endpointId }, hongKong)).toMatchObject({ code: 'WEBHOOK_UNKNOWN' })
})

test.each([{}, { endpointId: 'x' }, { endpointId: own.endpointId, state: 'lost' }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(deliveryListGet, content, admin)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
