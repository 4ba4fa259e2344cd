import { pushSubscribe } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const p256dh = `B${'a'.repeat(86)}`
const auth = 'b'.repeat(22)
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'

test('[7.29] a browser listens for its own user, once however often it says so', async () => {
  const [guest, other] = [await newGuest(gateway), await newGuest(gateway)]
  for (const _ of [1, 2]) expect(await gateway.ask(pushSubscribe, { endpoint, p256dh, auth }, guest)).toEqual({ subscribed: true })
  expect(await gateway.context.pushes.of(guest.userId)).toEqual([{ deviceId: guest.deviceId, madeAt: noon }])
  expect(await gateway.context.pushes.of(other.userId)).toEqual([])
})

test.each(['http://127.0.0.1:3000/api/Action', 'https://169.254.169.254/', 'https://push.example/x'])(
  '[7.29] nobody sends the gateway to %s',
  async (elsewhere) => {
    const guest = await newGuest(gateway)
    expect(await gateway.call(pushSubscribe, { endpoint: elsewhere, p256dh, auth }, guest)).toMatchObject({
      status: 301,
      code: 'PUSH_UNKNOWN',
    })
    expect(await gateway.context.pushes.of(guest.userId)).toEqual([])
  },
)

test.each([{}, { endpoint: 'x', p256dh, auth }, { endpoint, p256dh: 'short', auth }, { endpoint, p256dh, auth: 'short' }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(pushSubscribe, content, await newGuest(gateway))).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)

test('an id that is sent along is an unknown field, and a stranger has no session', async () => {
  const guest = await newGuest(gateway)
  expect(await gateway.call(pushSubscribe, { endpoint, p256dh, auth, userId: guest.userId }, guest)).toMatchObject({
    code: 'UNKNOWN_FIELD',
  })
  expect(await gateway.call(pushSubscribe, { endpoint, p256dh, auth }, { key: 'x' })).toMatchObject({ code: 'SECRET_KEY' })
})
