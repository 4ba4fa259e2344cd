import { randomUUID } from 'node:crypto'
import { shiftSignIn, shopRefund, staffInvite, staffLogin, staffLogout, staffStepUp, staffStepUpStart } from '@harbour/protocol'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'
import { newAuthenticator, newStaffPasskey, staffLoginChallenge } from '../../../testing/passkeys.fixtures.ts'
import { atTablet, newPinHolder, staffPin } from '../../../testing/pins.fixtures.ts'
import { atShops, newStaff, newTablet, staffPassword, type StaffAs } from '../../../testing/staff.fixtures.ts'

const minutes = 60_000
let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)
beforeEach(() => void (now += 60 * minutes))

const byPassword = (as: As, password = staffPassword) => gateway.call(staffStepUp, { proof: { by: 'password', password } }, as)

/** A manager, and a call of theirs that asks for who they are. */
async function manager() {
  const [person, crew] = [await newStaff(gateway, 'manager', atShops('3101')), await newStaff(gateway, 'crew', atShops('3101'))]
  return { person, ask: () => gateway.call(staffInvite, { staffId: crew.staffId }, person) }
}

/** An answer of an authenticator to a challenge for stepping up. */
async function signed(authenticator: ReturnType<typeof newAuthenticator>, as: StaffAs) {
  const { passkey } = await gateway.ask(staffStepUpStart, {}, as)
  return authenticator.sign({ challenge: '', rpId: '', ...passkey, origin: gateway.url })
}

test('ten minutes after signing in a call asks for who it is, and opens for ten more once the password has shown it', async () => {
  const { person, ask } = await manager()
  now += 10 * minutes - 1
  expect(await ask()).toMatchObject({ status: 1 })
  now += 1
  expect(await ask()).toMatchObject({ status: 301, code: 'STEP_UP', data: null })
  expect(await byPassword(person)).toMatchObject({ status: 1, data: { provenUntil: expect.any(String) } })
  expect(await ask()).toMatchObject({ status: 1 })
  now += 10 * minutes
  expect(await ask()).toMatchObject({ code: 'STEP_UP' })
})

test('what is shown in one session shows nothing in another', async () => {
  const { person, ask } = await manager()
  now += 11 * minutes
  const here = { ...person, key: (await gateway.ask(staffLogin, { account: person.account, password: staffPassword }, person)).key }
  await byPassword(here)
  expect(await ask()).toMatchObject({ code: 'STEP_UP' })
})

test('a password shows nothing of somebody who has a passkey, from the moment of signing in', async () => {
  const { person, ask } = await manager()
  const signIn = async () =>
    void (person.key = (await gateway.ask(staffLogin, { account: person.account, password: staffPassword }, person)).key)
  await signIn()
  expect(await ask()).toMatchObject({ status: 1 })
  const { authenticator } = await newStaffPasskey(gateway, person)
  await signIn()
  expect(await ask()).toMatchObject({ code: 'STEP_UP' })
  await gateway.ask(staffStepUp, { proof: { by: 'passkey', credential: await signed(authenticator, person) } }, person)
  expect(await ask()).toMatchObject({ status: 1 })
})

test('who has a passkey shows it by the passkey, and by no other of these', async () => {
  const { person, ask } = await manager()
  const other = await newStaff(gateway, 'crew')
  const [{ authenticator }, { authenticator: another }] = [await newStaffPasskey(gateway, person), await newStaffPasskey(gateway, other)]
  now += 11 * minutes
  expect(await byPassword(person)).toMatchObject({ code: 'PASSKEY_NEEDED' })
  const forLogin = authenticator.sign(await staffLoginChallenge(gateway, person))
  for (const credential of [await signed(another, person), await signed(newAuthenticator(), person), forLogin])
    expect(await gateway.call(staffStepUp, { proof: { by: 'passkey', credential } }, person)).toMatchObject({ code: 'STEP_UP_FAILED' })
  expect(await ask()).toMatchObject({ code: 'STEP_UP' })
  const proof = { by: 'passkey', credential: await signed(authenticator, person) }
  expect(await gateway.call(staffStepUp, { proof }, person)).toMatchObject({ status: 1 })
  expect(await ask()).toMatchObject({ status: 1 })
  expect(await gateway.call(staffStepUp, { proof }, person)).toMatchObject({ code: 'STEP_UP_FAILED' })
})

test('wrong passwords count with those of the login', async () => {
  const { person } = await manager()
  for (let at = 0; at < 3; at++) expect(await byPassword(person, 'Wrong#2026')).toMatchObject({ code: 'PASSWORD_WRONG' })
  for (let at = 0; at < 2; at++)
    expect(await gateway.call(staffLogin, { account: person.account, password: 'Wrong#2026' }, person)).toMatchObject({
      code: 'LOGIN_FAILED',
    })
  expect(await byPassword(person)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

/** A manager's session at a tablet of their shop, and a call that asks there for who they are. */
async function managerAtTablet() {
  const person = await newPinHolder(gateway, 'manager', atShops('3101'))
  const tablet = { ...(await newTablet(gateway, person, '3101')), deviceId: randomUUID(), storeId: '3101' }
  const there = await atTablet(gateway, person, tablet)
  const refund = { storeId: '3101', orderId: randomUUID(), clientRefundId: randomUUID(), parts: [{ index: 0, num: 1 }], reason: 'missing' }
  return { person, tablet, there, ask: () => gateway.call(shopRefund, refund, there) }
}
const byPin = (as: As, pin = staffPin) => gateway.call(staffStepUp, { proof: { by: 'pin', pin } }, as)

test('at a tablet the PIN shows who it is, also of who has a passkey, and in no other session', async () => {
  const { person, there, ask } = await managerAtTablet()
  const { authenticator } = await newStaffPasskey(gateway, person)
  expect(await ask()).toMatchObject({ code: 'ORDER_UNKNOWN' })
  now += 10 * minutes
  expect(await ask()).toMatchObject({ code: 'STEP_UP' })
  expect(await byPin(person)).toMatchObject({ status: 301, code: 'STEP_UP_FAILED' })
  expect([await byPin(there, '2580'), await byPassword(there)]).toMatchObject([{ code: 'PIN_WRONG' }, { code: 'PASSKEY_NEEDED' }])
  expect(await ask()).toMatchObject({ code: 'STEP_UP' })
  expect(await byPin(there)).toMatchObject({ status: 1 })
  expect(await ask()).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await gateway.call(staffInvite, { staffId: randomUUID() }, there)).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await gateway.call(staffInvite, { staffId: randomUUID() }, person)).toMatchObject({ code: 'STEP_UP' })
  now += 10 * minutes
  await gateway.ask(staffStepUp, { proof: { by: 'passkey', credential: await signed(authenticator, there) } }, there)
  expect(await ask()).toMatchObject({ code: 'ORDER_UNKNOWN' })
})

test('at a tablet the password shows it too; wrong PINs count with those of the sign-in there', async () => {
  const { person, tablet, there } = await managerAtTablet()
  expect(await byPassword(there)).toMatchObject({ status: 1 })
  for (let at = 0; at < 3; at++) expect(await byPin(there, '2580')).toMatchObject({ code: 'PIN_WRONG' })
  const wrong = { storeId: '3101', staffId: person.staffId, pin: '2580' }
  for (let at = 0; at < 2; at++) expect(await gateway.call(shiftSignIn, wrong, tablet)).toMatchObject({ code: 'PIN_WRONG' })
  expect(await byPin(there)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('who is signed out shows nothing, and a malformed content is turned away', async () => {
  const { person } = await manager()
  for (const proof of [{}, { by: 'password' }, { by: 'word', password: 'x' }, { by: 'pin' }, { by: 'pin', pin: '12' }])
    expect(await gateway.call(staffStepUp, { proof }, person)).toMatchObject({ code: 'CONTENT_INVALID' })
  await gateway.ask(staffLogout, { everywhere: true }, person)
  expect(await byPassword(person)).toMatchObject({ code: 'LOGIN_AGAIN' })
})
