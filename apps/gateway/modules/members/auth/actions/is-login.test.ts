import { isLogin } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[7.5] the status tells whether the session is live', async () => {
  const guest = await newGuest(gateway)
  expect(await gateway.ask(isLogin, {}, guest)).toEqual({ userId: guest.userId })
})

test.each(['', 'made up'])('[7.5] the key "%s" is no login', async (key) => {
  expect(await gateway.call(isLogin, {}, { key, language: 2 })).toMatchObject({
    status: 301,
    code: 'SESSION_EXPIRED',
    msg: 'Your session has expired.',
  })
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(isLogin, { deviceId: 'mine' })).toMatchObject({ code: 'CONTENT_INVALID', data: { field: 'deviceId' } })
})
