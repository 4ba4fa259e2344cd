import { endpointSecretRotate, endpointTest } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { saveEndpoint, signaturesOf, startReceiver, startWebhooks } from '../../../testing/webhooks.fixtures.ts'
import { deliverWebhooks } from '../deliver-webhooks.ts'

const { gateway, admin, macau, own } = await startWebhooks({ WEBHOOK_ALLOW_PRIVATE: 'on' })
const receiver = await startReceiver()
afterAll(async () => {
  receiver.stop()
  await gateway.stop()
})

test('with a new secret each webhook has two signatures for a day, and then that of the new one', async () => {
  const { endpointId, secret: first } = await saveEndpoint(gateway, admin, { url: receiver.url })
  const { secret: second, bothUntil } = await gateway.ask(endpointSecretRotate, { endpointId }, admin)
  expect(bothUntil).toBe(noon + 24 * 3_600_000)
  expect(second).not.toBe(first)
  for (const now of [noon, bothUntil]) {
    await gateway.ask(endpointTest, { endpointId }, admin)
    await deliverWebhooks.round({ ...gateway.context, clock: { now: () => now } })
  }
  expect(receiver.received.map((each) => [signaturesOf(each, first), signaturesOf(each, second)])).toEqual([
    [1, 1],
    [0, 1],
  ])
})

test('another brand’s endpoint is unknown', async () => {
  expect(await gateway.call(endpointSecretRotate, { endpointId: own.endpointId }, macau)).toMatchObject({
    code: 'WEBHOOK_UNKNOWN',
    data: null,
  })
})

test.each([{}, { endpointId: 'x' }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(endpointSecretRotate, content, admin)).toMatchObject({ code: 'CONTENT_INVALID' })
})
