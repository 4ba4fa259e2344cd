import { passkeyLoginStart } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { newPasskey } from '../../../../testing/passkeys.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('whoever asks gets a challenge of their own that names nobody', async () => {
  const member = await newMember(gateway)
  await newPasskey(gateway, member)
  const [first, second] = [await gateway.ask(passkeyLoginStart, {}, member), await gateway.ask(passkeyLoginStart)]
  expect(first).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: '127.0.0.1',
    timeout: 300_000,
    userVerification: 'preferred',
  })
  expect(second.challenge).not.toBe(first.challenge)
})

test('an address asks ninety times a minute at most', async () => {
  const strict = await startGateway({ environment: { RATE_LIMIT_SCALE: '1' } })
  for (let i = 0; i < 90; i++) expect(await strict.call(passkeyLoginStart)).toMatchObject({ status: 1 })
  expect(await strict.call(passkeyLoginStart)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await strict.stop()
})

test('an unknown field is turned away: no account is asked about', async () => {
  expect(await gateway.call(passkeyLoginStart, { account: '61234567' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
