import { randomUUID } from 'node:crypto'
import { getUserOrders, isLogin, passkeyGet, passkeyLogin } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { boundKey, newMember } from '../../../../testing/members.fixtures.ts'
import { loginChallenge, newAuthenticator, newPasskey } from '../../../../testing/passkeys.fixtures.ts'
import { newGuest, place } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

const failed = { status: 301, code: 'PASSKEY_FAILED', data: null }

test('a passkey lets its member in on another device, without a security check', async () => {
  const member = await newMember(gateway)
  const { authenticator } = await newPasskey(gateway, member)
  const as = { deviceId: randomUUID() }
  const credential = authenticator.sign(await loginChallenge(gateway, as))
  const signedIn = await gateway.ask(passkeyLogin, { credential }, as)
  expect(signedIn).toMatchObject({ userId: member.userId, phone: member.phone, ordersTaken: 0 })
  const key = await boundKey(gateway, signedIn, as)
  expect(await gateway.ask(isLogin, {}, { ...as, key })).toEqual({ userId: member.userId })
  expect((await gateway.ask(passkeyGet, {}, member)).passkeys).toMatchObject([{ usedAt: noon }])
})

test('a guest’s orders go with them', async () => {
  const [member, guest] = [await newMember(gateway), await newGuest(gateway)]
  const { authenticator } = await newPasskey(gateway, member)
  const { orderId } = await place(gateway, guest)
  const signedIn = await gateway.ask(passkeyLogin, { credential: authenticator.sign(await loginChallenge(gateway, guest)) }, guest)
  expect(signedIn.ordersTaken).toBe(1)
  const key = await boundKey(gateway, signedIn, { deviceId: guest.deviceId })
  expect((await gateway.ask(getUserOrders, {}, { ...guest, key })).orders.map((order) => order.orderId)).toEqual([orderId])
})

test('a challenge serves once, within five minutes, on its device', async () => {
  const { authenticator } = await newPasskey(gateway, await newMember(gateway))
  const asked = await loginChallenge(gateway, {})
  await gateway.ask(passkeyLogin, { credential: authenticator.sign(asked) })
  expect(await gateway.call(passkeyLogin, { credential: authenticator.sign(asked) })).toMatchObject(failed)
  const stolen = authenticator.sign(await loginChallenge(gateway, {}))
  expect(await gateway.call(passkeyLogin, { credential: stolen }, { deviceId: randomUUID() })).toMatchObject(failed)
  const late = authenticator.sign(await loginChallenge(gateway, {}))
  clock.at += 5 * 60_000
  expect(await gateway.call(passkeyLogin, { credential: late })).toMatchObject(failed)
})

test('a counter that goes back is a copy, and opens nothing', async () => {
  const { authenticator } = await newPasskey(gateway, await newMember(gateway))
  authenticator.counter = 5
  await gateway.ask(passkeyLogin, { credential: authenticator.sign(await loginChallenge(gateway, {})) })
  authenticator.counter = 3
  expect(await gateway.call(passkeyLogin, { credential: authenticator.sign(await loginChallenge(gateway, {})) })).toMatchObject(failed)
})

test('another place, another’s signature and an unknown passkey read the same', async () => {
  const { authenticator } = await newPasskey(gateway, await newMember(gateway))
  const other = newAuthenticator()
  const asked = () => loginChallenge(gateway, {})
  const good = authenticator.sign(await asked())
  const tries = [
    authenticator.sign({ ...(await asked()), origin: 'https://evil.example' }),
    authenticator.sign({ ...(await asked()), rpId: 'evil.example' }),
    other.sign(await asked()),
    { ...good, response: other.sign(await asked()).response },
  ]
  for (const credential of tries) expect(await gateway.call(passkeyLogin, { credential })).toMatchObject(failed)
})

test.each([{}, { credential: null }, { credential: { id: 'x', rawId: 'x', type: 'password', response: {} } }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(passkeyLogin, content)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
