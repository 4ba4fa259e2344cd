import { randomUUID } from 'node:crypto'
import { staffStepUp, staffStepUpStart } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { newStaffPasskey } from '../../../testing/passkeys.fixtures.ts'
import { atTablet, newPinHolder } from '../../../testing/pins.fixtures.ts'
import { newStaff, newTablet } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('who has a passkey is given a challenge, for themselves alone, and who has none the password', async () => {
  const [person, other] = [await newStaff(gateway, 'crew'), await newStaff(gateway, 'crew')]
  expect(await gateway.ask(staffStepUpStart, {}, other)).toEqual({ passkey: null, pin: false })
  const { authenticator } = await newStaffPasskey(gateway, person)
  await newStaffPasskey(gateway, other)
  const { passkey } = await gateway.ask(staffStepUpStart, {}, other)
  expect(passkey).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required' })
  const credential = authenticator.sign({ challenge: '', rpId: '', ...passkey, origin: gateway.url })
  expect(await gateway.call(staffStepUp, { proof: { by: 'passkey', credential } }, person)).toMatchObject({ code: 'STEP_UP_FAILED' })
  expect(await gateway.call(staffStepUpStart, {}, { key: '', deviceId: randomUUID() })).toMatchObject({ code: 'SESSION_EXPIRED' })
})

test('at a tablet the PIN does, and a passkey too where there is one', async () => {
  const person = await newPinHolder(gateway, 'admin')
  const { key } = await newTablet(gateway, person, '3101')
  const as = await atTablet(gateway, person, { key, deviceId: randomUUID(), storeId: '3101' })
  expect(await gateway.ask(staffStepUpStart, {}, as)).toEqual({ passkey: null, pin: true })
  await newStaffPasskey(gateway, person)
  expect(await gateway.ask(staffStepUpStart, {}, as)).toEqual({ passkey: expect.any(Object), pin: true })
})
