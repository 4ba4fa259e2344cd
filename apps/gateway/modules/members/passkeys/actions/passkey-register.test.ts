import { randomUUID } from 'node:crypto'
import { dataExport, passkeyGet, passkeyRegister, passkeyRegisterStart, userDelete } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { alsoOn, goodPassword, newMember } from '../../../../testing/members.fixtures.ts'
import { newAuthenticator, newPasskey } from '../../../../testing/passkeys.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway, type As } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

async function made(as: As, more: object = {}) {
  const { challenge, rp } = await gateway.ask(passkeyRegisterStart, {}, as)
  return newAuthenticator().make({ challenge, rpId: rp.id, origin: gateway.url, ...more })
}

test('a passkey is kept under the name of where it was made, and is in the export', async () => {
  const member = await newMember(gateway, {}, { userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0.0.0' })
  const kept = await gateway.ask(passkeyRegister, { credential: await made(member) }, member)
  expect(kept.name).toBe('Chrome, Android')
  expect(JSON.parse((await gateway.ask(dataExport, {}, member)).json)).toMatchObject({ passkeys: [{ name: kept.name, usedAt: null }] })
})

test('an answer serves once, within five minutes, on its device, for its member', async () => {
  const member = await newMember(gateway)
  const refused = { status: 301, code: 'PASSKEY_REFUSED' }
  const credential = await made(member)
  await gateway.ask(passkeyRegister, { credential }, member)
  expect(await gateway.call(passkeyRegister, { credential }, member)).toMatchObject(refused)
  const elsewhere = await alsoOn(gateway, member, { deviceId: randomUUID() })
  expect(await gateway.call(passkeyRegister, { credential: await made(member) }, elsewhere)).toMatchObject(refused)
  const other = await newMember(gateway, {}, { deviceId: member.deviceId })
  expect(await gateway.call(passkeyRegister, { credential: await made(member) }, other)).toMatchObject(refused)
  const late = await made(member)
  clock.at += 5 * 60_000
  expect(await gateway.call(passkeyRegister, { credential: late }, member)).toMatchObject(refused)
  expect((await gateway.ask(passkeyGet, {}, member)).passkeys).toHaveLength(1)
})

test.each([{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { challenge: 'x'.repeat(43) }])(
  'a passkey of another place is refused: %j',
  async (more) => {
    const member = await newMember(gateway)
    expect(await gateway.call(passkeyRegister, { credential: await made(member, more) }, member)).toMatchObject({ code: 'PASSKEY_REFUSED' })
  },
)

test('an eleventh is refused, even if it was begun before the tenth was kept', async () => {
  const member = await newMember(gateway)
  for (let i = 0; i < 9; i++) await newPasskey(gateway, member)
  const [tenth, eleventh] = [await made(member), await made(member)]
  await gateway.ask(passkeyRegister, { credential: tenth }, member)
  expect(await gateway.call(passkeyRegister, { credential: eleventh }, member)).toMatchObject({ status: 301, code: 'PASSKEYS_FULL' })
})

test('passkeys go with the account', async () => {
  const member = await newMember(gateway)
  await newPasskey(gateway, member)
  await gateway.ask(userDelete, { password: goodPassword }, member)
  const left = { name: '', text: 'select from passkeys where user_id = $1' }
  expect(await gateway.context.db.rows(left, [member.userId])).toEqual([])
})

test('a visitor keeps none, and a malformed content is turned away', async () => {
  const credential = await made(await newMember(gateway))
  expect(await gateway.call(passkeyRegister, { credential }, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
  expect(await gateway.call(passkeyRegister, { credential: { ...credential, id: 'no/bytes' } })).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await gateway.call(passkeyRegister, {})).toMatchObject({ code: 'CONTENT_INVALID' })
})
