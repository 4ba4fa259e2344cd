import { pushSubscribe, pushUnsubscribe } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const subscription = { endpoint: 'https://web.push.apple.com/abc', p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) }

test('[2.38] a browser that is left hears nothing; one that never listened may leave too', async () => {
  const guest = await newGuest(gateway)
  expect(await gateway.ask(pushUnsubscribe, {}, guest)).toEqual({ subscribed: false })
  await gateway.ask(pushSubscribe, subscription, guest)
  await gateway.ask(pushUnsubscribe, {}, guest)
  expect(await gateway.context.pushes.of(guest.userId)).toEqual([])
})

test('nobody leaves for another', async () => {
  const guest = await newGuest(gateway)
  await gateway.ask(pushSubscribe, subscription, guest)
  await gateway.ask(pushUnsubscribe, {}, await newGuest(gateway))
  expect(await gateway.call(pushUnsubscribe, { userId: guest.userId }, guest)).toMatchObject({ code: 'UNKNOWN_FIELD' })
  expect(await gateway.context.pushes.of(guest.userId)).toHaveLength(1)
})

test('a stranger has no session', async () => {
  expect(await gateway.call(pushUnsubscribe, {}, { key: 'x' })).toMatchObject({ code: 'SECRET_KEY' })
})
