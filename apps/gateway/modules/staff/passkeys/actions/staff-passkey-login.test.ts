import { randomUUID } from 'node:crypto'
import { passkeyLogin, staffInvite, staffInviteAccept, staffMeGet, staffPasskeyLogin, staffSave } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../../testing/gateway.ts'
import { loginChallenge, newAuthenticator, newStaffPasskey, staffLoginChallenge } from '../../../../testing/passkeys.fixtures.ts'
import { atShops, newPerson, newStaff, staffPassword, type StaffAs } from '../../../../testing/staff.fixtures.ts'

let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)

const failed = { status: 301, code: 'PASSKEY_FAILED', data: null }
let person: StaffAs
let authenticator: ReturnType<typeof newAuthenticator>
beforeAll(async () => {
  person = await newStaff(gateway, 'crew', atShops('3101'))
  authenticator = (await newStaffPasskey(gateway, person)).authenticator
})

const login = (credential: object, as: object = {}) => gateway.call(staffPasskeyLogin, { credential }, as)

test('a passkey signs its person in on another device, and an invitation that lies about is good no more', async () => {
  const [as, admin] = [{ deviceId: randomUUID() }, await newStaff(gateway, 'admin')]
  const { token } = await gateway.ask(staffInvite, { staffId: person.staffId }, admin)
  const credential = authenticator.sign(await staffLoginChallenge(gateway, as))
  const session = await gateway.ask(staffPasskeyLogin, { credential }, as)
  expect(session).toMatchObject({ staff: { staffId: person.staffId }, rights: expect.arrayContaining(['shop.orders']) })
  expect(await gateway.call(staffMeGet, {}, { ...as, key: session.key })).toMatchObject({ status: 1 })
  expect(await gateway.call(staffInviteAccept, { token, password: staffPassword })).toMatchObject({ code: 'INVITATION_INVALID' })
})

test('a challenge serves once, within five minutes, on its device, and for this kind of login', async () => {
  const once = authenticator.sign(await staffLoginChallenge(gateway, {}))
  expect(await login(once)).toMatchObject({ status: 1 })
  expect(await login(once)).toMatchObject(failed)
  expect(await login(authenticator.sign(await staffLoginChallenge(gateway, {})), { deviceId: randomUUID() })).toMatchObject(failed)
  expect(await login(authenticator.sign(await loginChallenge(gateway, {})))).toMatchObject(failed)
  const late = authenticator.sign(await staffLoginChallenge(gateway, {}))
  now += 5 * 60_000
  expect(await login(late)).toMatchObject(failed)
})

test('a copy, another place, another’s signature, and a passkey of nobody read the same', async () => {
  const asked = () => staffLoginChallenge(gateway, {})
  authenticator.counter = 20
  expect(await login(authenticator.sign(await asked()))).toMatchObject({ status: 1 })
  authenticator.counter = 10
  expect(await login(authenticator.sign(await asked()))).toMatchObject(failed)
  authenticator.counter = 30
  const other = newAuthenticator()
  const good = authenticator.sign(await asked())
  const tries = [
    authenticator.sign({ ...(await asked()), origin: 'https://evil.example' }),
    other.sign(await asked()),
    { ...good, response: other.sign(await asked()).response },
  ]
  for (const credential of tries) expect(await login(credential)).toMatchObject(failed)
})

test('a passkey of the staff makes nobody a member, and who is inactive is let in by none', async () => {
  const credential = authenticator.sign(await loginChallenge(gateway, {}))
  expect(await gateway.call(passkeyLogin, { credential })).toMatchObject(failed)
  const admin = await newStaff(gateway, 'admin')
  await gateway.ask(staffSave, newPerson({ staffId: person.staffId, account: person.account, active: false }), admin)
  expect(await login(authenticator.sign(await staffLoginChallenge(gateway, {})))).toMatchObject(failed)
  expect(await gateway.call(staffPasskeyLogin, { credential: null })).toMatchObject({ code: 'CONTENT_INVALID' })
})
