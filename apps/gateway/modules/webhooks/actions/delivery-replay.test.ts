import { randomUUID } from 'node:crypto'
import { deliveryListGet, deliveryReplay } from '@harbour/protocol'
import { formatMoment } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { newGuest, place } from '../../../testing/orders.fixtures.ts'
import { saveEndpoint, startReceiver, startWebhooks } from '../../../testing/webhooks.fixtures.ts'
import { deliverWebhooks } from '../deliver-webhooks.ts'

const { gateway, admin, macau, own, chains } = await startWebhooks({ WEBHOOK_ALLOW_PRIVATE: 'on' })
const receiver = await startReceiver()
afterAll(async () => {
  receiver.stop()
  await gateway.stop()
})

test('one is delivered again under its id, or all since a moment, in their order', async () => {
  const { endpointId } = await saveEndpoint(gateway, admin, { url: receiver.url })
  const guest = await newGuest(gateway)
  for (let at = 0; at < 2; at++) await place(gateway, guest)
  await deliverWebhooks.round(gateway.context)
  const [latest] = (await gateway.ask(deliveryListGet, { endpointId }, admin)).deliveries
  const again = async (which: object) => {
    receiver.received.length = 0
    const { replayed } = await gateway.ask(deliveryReplay, { endpointId, which }, admin)
    await deliverWebhooks.round(gateway.context)
    return [replayed, receiver.received.length]
  }
  expect(await again({ kind: 'one', deliveryId: latest?.deliveryId })).toEqual([1, 1])
  expect(receiver.received[0]?.data.orderId).toBe(latest?.subject)
  expect(await again({ kind: 'since', moment: formatMoment(noon) })).toEqual([2, 2])
  expect(await again({ kind: 'since', moment: formatMoment(noon + 1000) })).toEqual([0, 0])
})

test('a delivery to another endpoint is unknown, and so is another brand’s endpoint', async () => {
  const [foreign] = (await gateway.ask(deliveryListGet, { endpointId: own.endpointId }, admin)).deliveries
  for (const deliveryId of [foreign?.deliveryId, randomUUID()]) {
    const content = { endpointId: chains.endpointId, which: { kind: 'one', deliveryId } }
    expect(await gateway.call(deliveryReplay, content, admin)).toMatchObject({ status: 301, code: 'DELIVERY_UNKNOWN' })
  }
  const content = { endpointId: own.endpointId, which: { kind: 'one', deliveryId: foreign?.deliveryId } }
  expect(await gateway.call(deliveryReplay, content, macau)).toMatchObject({ code: 'WEBHOOK_UNKNOWN', data: null })
})

test.each([{ which: { kind: 'all' } }, { which: { kind: 'since', moment: 'yesterday' } }, {}])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(deliveryReplay, { endpointId: own.endpointId, ...content }, admin)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
