import { staffPasskeyRegisterStart } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../../testing/gateway.ts'
import { newStaffPasskey } from '../../../../testing/passkeys.fixtures.ts'
import { newStaff } from '../../../../testing/staff.fixtures.ts'

let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)

test('the browser is asked for a passkey that makes sure of its owner, and for ten at most', async () => {
  const person = await newStaff(gateway, 'crew')
  const asked = await gateway.ask(staffPasskeyRegisterStart, {}, person)
  expect(asked).toMatchObject({
    rp: { id: '127.0.0.1' },
    user: { name: person.account },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  for (let at = 0; at < 10; at++) await newStaffPasskey(gateway, person)
  expect(await gateway.call(staffPasskeyRegisterStart, {}, person)).toMatchObject({ status: 301, code: 'PASSKEYS_FULL' })
})

test('a tablet that was left open makes nobody a passkey', async () => {
  const person = await newStaff(gateway, 'crew')
  now += 11 * 60_000
  expect(await gateway.call(staffPasskeyRegisterStart, {}, person)).toMatchObject({ code: 'STEP_UP' })
})
