import { deliveryListGet, endpointSave, endpointTest } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newEndpoint, saveEndpoint, signaturesOf, startReceiver, startWebhooks } from '../../../testing/webhooks.fixtures.ts'
import { deliverWebhooks } from '../deliver-webhooks.ts'

const { gateway, admin, macau, own } = await startWebhooks({ WEBHOOK_ALLOW_PRIVATE: 'on' })
const receiver = await startReceiver()
afterAll(async () => {
  receiver.stop()
  await gateway.stop()
})

test('a ping goes to this endpoint alone, whatever it wants, and its outcome is in the list; one that is off gets none', async () => {
  const { url } = receiver
  const { endpointId, secret, events, description } = await saveEndpoint(gateway, admin, { url })
  const { deliveryId } = await gateway.ask(endpointTest, { endpointId }, admin)
  await deliverWebhooks.round(gateway.context)
  expect(receiver.received.map((each) => [each.type, each.data, signaturesOf(each, secret)])).toEqual([['ping', {}, 1]])
  expect((await gateway.ask(deliveryListGet, { endpointId }, admin)).deliveries).toMatchObject([
    { deliveryId, event: 'ping', state: 'delivered', attempts: 1, statusCode: 204, nextTry: null },
  ])
  await gateway.ask(endpointSave, newEndpoint({ endpointId, url, events, description, state: 'off' }), admin)
  expect(await gateway.call(endpointTest, { endpointId }, admin)).toMatchObject({ status: 301, code: 'WEBHOOK_OFF' })
})

test('another brand’s endpoint is unknown', async () => {
  expect(await gateway.call(endpointTest, { endpointId: own.endpointId }, macau)).toMatchObject({ code: 'WEBHOOK_UNKNOWN', data: null })
})

test.each([{}, { endpointId: 'x' }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(endpointTest, content, admin)).toMatchObject({ code: 'CONTENT_INVALID' })
})
