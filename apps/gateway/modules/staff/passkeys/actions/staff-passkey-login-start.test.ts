import { randomUUID } from 'node:crypto'
import { passkeyLoginStart, staffPasskeyLoginStart } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../../testing/gateway.ts'
import { newStaff } from '../../../../testing/staff.fixtures.ts'

const gateway = await startGateway({ environment: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '0.1' } })
afterAll(gateway.stop)

test('anyone is given a challenge, each another, which names nobody', async () => {
  const as = { address: '192.0.2.1' }
  const [one, two] = [await gateway.ask(staffPasskeyLoginStart, {}, as), await gateway.ask(staffPasskeyLoginStart, {}, as)]
  expect(one).toEqual({ challenge: expect.any(String), rpId: '127.0.0.1', timeout: 300_000, userVerification: 'required' })
  expect(two.challenge).not.toBe(one.challenge)
  expect(await gateway.call(staffPasskeyLoginStart, { account: 'x' }, as)).toMatchObject({ code: 'UNKNOWN_FIELD' })
})

test('the guests of a network take nothing from the staff there, nor strangers from a device that one of the staff was in on', async () => {
  const { deviceId } = await newStaff(gateway, 'crew')
  const here = () => ({ address: '192.0.2.2', deviceId: randomUUID() })
  const wait = { code: 'TOO_MANY_REQUESTS' }
  for (let at = 0; at < 9; at++) await gateway.ask(passkeyLoginStart, {}, here())
  expect(await gateway.call(passkeyLoginStart, {}, here())).toMatchObject(wait)
  for (let at = 0; at < 9; at++) await gateway.ask(staffPasskeyLoginStart, {}, here())
  expect(await gateway.call(staffPasskeyLoginStart, {}, here())).toMatchObject(wait)
  expect(await gateway.call(staffPasskeyLoginStart, {}, { ...here(), deviceId })).toMatchObject({ status: 1 })
})
