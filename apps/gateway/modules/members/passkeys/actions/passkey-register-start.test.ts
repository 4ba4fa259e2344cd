import { randomUUID } from 'node:crypto'
import { passkeyGet, passkeyLogin, passkeyRegister, passkeyRegisterStart } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { alsoOn, boundKey, goodPassword, newMember } from '../../../../testing/members.fixtures.ts'
import { loginChallenge, newAuthenticator, newPasskey } from '../../../../testing/passkeys.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

test('a member is asked for a passkey of this host, and not for one they have', async () => {
  const member = await newMember(gateway)
  expect(await gateway.ask(passkeyRegisterStart, {}, member)).toMatchObject({ rp: { id: '127.0.0.1' }, excludeCredentials: [] })
  await newPasskey(gateway, member)
  expect((await gateway.ask(passkeyRegisterStart, {}, member)).excludeCredentials).toHaveLength(1)
})

const minutes = 60_000

test('[1.24] ten minutes after the login the password is asked for, and opens as it does elsewhere', async () => {
  const member = await newMember(gateway)
  clock.at += 10 * minutes - 1
  expect(await gateway.call(passkeyRegisterStart, {}, member)).toMatchObject({ status: 1 })
  clock.at += 1
  expect(await gateway.call(passkeyRegisterStart, {}, member)).toMatchObject({ status: 301, code: 'PASSWORD_REQUIRED' })
  expect(await gateway.call(passkeyRegisterStart, { password: 'Wrong#2026' }, member)).toMatchObject({
    status: 301,
    code: 'PASSWORD_WRONG',
  })
  expect(await gateway.call(passkeyRegisterStart, { password: goodPassword }, member)).toMatchObject({ status: 1 })
})

test('a wrong password is refused also just after the login', async () => {
  const member = await newMember(gateway)
  expect(await gateway.call(passkeyRegisterStart, { password: 'Wrong#2026' }, member)).toMatchObject({ code: 'PASSWORD_WRONG' })
})

test('whoever finds a phone signed in makes no passkey: not by guessing, and not by a login elsewhere', async () => {
  const member = await newMember(gateway)
  clock.at += 30 * minutes
  // Its owner logs in on another device at this very moment: that one is fresh, the phone that was found is not.
  const elsewhere = await alsoOn(gateway, member, { deviceId: randomUUID() })
  expect(await gateway.call(passkeyRegisterStart, {}, member)).toMatchObject({ code: 'PASSWORD_REQUIRED' })
  const { challenge, rp } = await gateway.ask(passkeyRegisterStart, {}, elsewhere)
  const credential = newAuthenticator().make({ challenge, rpId: rp.id, origin: gateway.url })
  expect(await gateway.call(passkeyRegister, { credential }, member)).toMatchObject({ code: 'PASSKEY_REFUSED' })
  for (let guess = 0; guess < 5; guess++)
    expect(await gateway.call(passkeyRegisterStart, { password: `Guess#${guess}ab` }, member)).toMatchObject({ code: 'PASSWORD_WRONG' })
  expect(await gateway.call(passkeyRegisterStart, { password: goodPassword }, member)).toMatchObject({ code: 'TRY_LATER' })
  expect((await gateway.ask(passkeyGet, {}, member)).passkeys).toEqual([])
})

test('a login by passkey is a login: the next passkey needs no password', async () => {
  const member = await newMember(gateway)
  const { authenticator } = await newPasskey(gateway, member)
  clock.at += 30 * minutes
  expect(await gateway.call(passkeyRegisterStart, {}, member)).toMatchObject({ code: 'PASSWORD_REQUIRED' })
  const as = { deviceId: member.deviceId }
  const signedIn = await gateway.ask(passkeyLogin, { credential: authenticator.sign(await loginChallenge(gateway, as)) }, as)
  expect(await gateway.call(passkeyRegisterStart, {}, { ...as, key: await boundKey(gateway, signedIn, as) })).toMatchObject({ status: 1 })
})

test('ten passkeys are enough', async () => {
  const member = await newMember(gateway)
  for (let i = 0; i < 10; i++) await newPasskey(gateway, member)
  expect(await gateway.call(passkeyRegisterStart, {}, member)).toMatchObject({ status: 301, code: 'PASSKEYS_FULL' })
})

test('where the web app lives elsewhere, passkeys are made for its host', async () => {
  const elsewhere = await startGateway({ environment: { PASSKEY_ORIGINS: 'https://order.example,https://order.example.mo' } })
  expect(await elsewhere.ask(passkeyRegisterStart, {}, await newMember(elsewhere))).toMatchObject({ rp: { id: 'order.example' } })
  await elsewhere.stop()
})

test('a visitor has no passkeys, and an unknown field is turned away', async () => {
  expect(await gateway.call(passkeyRegisterStart, {}, await newGuest(gateway))).toMatchObject({ status: 301, code: 'MEMBERS_ONLY' })
  expect(await gateway.call(passkeyRegisterStart, { x: 1 })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
