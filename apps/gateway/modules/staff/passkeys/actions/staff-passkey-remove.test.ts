import { staffInvite, staffInviteAccept, staffPasskeyGet, staffPasskeyLogin, staffPasskeyRemove } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../../testing/gateway.ts'
import { newStaffPasskey, staffLoginChallenge } from '../../../../testing/passkeys.fixtures.ts'
import { newStaff, staffPassword } from '../../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a passkey that is removed opens nothing, and another’s is unknown', async () => {
  const [person, other] = [await newStaff(gateway, 'crew'), await newStaff(gateway, 'admin')]
  const { passkeyRef, authenticator } = await newStaffPasskey(gateway, person)
  expect(await gateway.call(staffPasskeyRemove, { passkeyRef }, other)).toMatchObject({ status: 301, code: 'PASSKEY_UNKNOWN' })
  expect(await gateway.ask(staffPasskeyRemove, { passkeyRef }, person)).toEqual({ removed: true })
  expect(await gateway.call(staffPasskeyRemove, { passkeyRef }, person)).toMatchObject({ code: 'PASSKEY_UNKNOWN' })
  const credential = authenticator.sign(await staffLoginChallenge(gateway, {}))
  expect(await gateway.call(staffPasskeyLogin, { credential })).toMatchObject({ code: 'PASSKEY_FAILED' })
  expect(await gateway.call(staffPasskeyRemove, { passkeyRef: 'x' }, person)).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('who takes an invitation again has lost the passkeys with the password', async () => {
  const [admin, person] = [await newStaff(gateway, 'admin'), await newStaff(gateway, 'crew')]
  await newStaffPasskey(gateway, person)
  const { token } = await gateway.ask(staffInvite, { staffId: person.staffId }, admin)
  const { key } = await gateway.ask(staffInviteAccept, { token, password: staffPassword }, person)
  expect(await gateway.ask(staffPasskeyGet, {}, { ...person, key })).toEqual({ passkeys: [] })
})
