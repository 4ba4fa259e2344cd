import { getUserByExtUserId, userProfileGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[7.6] known and unknown users alike get a key that opens nothing yet', async () => {
  const { userId } = await newGuest(gateway)
  for (const extUserId of [userId, 'nobody']) {
    const { secretKey } = await gateway.ask(getUserByExtUserId, { extUserId, phone: '1' })
    expect(secretKey).toMatch(/^[\w-]{43}$/)
    expect(await gateway.call(userProfileGet, {}, { key: secretKey })).toMatchObject({ status: 2, code: 'SECRET_KEY', data: null })
  }
})

test.each([{}, { extUserId: '', phone: '' }, { extUserId: 'x', phone: 5 }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(getUserByExtUserId, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('sessions are made only so often from one address', async () => {
  const strict = await startGateway({ environment: { RATE_LIMIT_SCALE: '0.05' } })
  const ask = () => strict.call(getUserByExtUserId, { extUserId: 'x', phone: '' })
  for (let i = 0; i < 3; i++) expect(await ask()).toMatchObject({ status: 1 })
  expect(await ask()).toMatchObject({ status: 301, code: 'TOO_MANY_REQUESTS', data: { retryAfter: expect.any(Number) } })
  await strict.stop()
})
