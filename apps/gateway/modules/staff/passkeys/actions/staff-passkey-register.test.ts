import { randomUUID } from 'node:crypto'
import { staffLogin, staffPasskeyGet, staffPasskeyRegister, staffPasskeyRegisterStart } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon, startGateway, type As } from '../../../../testing/gateway.ts'
import { newAuthenticator } from '../../../../testing/passkeys.fixtures.ts'
import { newStaff, staffPassword } from '../../../../testing/staff.fixtures.ts'

let now = noon
/** One site, however many gateways are behind it. */
const origin = 'https://staff.example'
const gateway = await startGateway({ clock: { now: () => now }, environment: { PASSKEY_ORIGINS: origin } })
afterAll(gateway.stop)

async function made(as: As, more: object = {}) {
  const { challenge, rp } = await gateway.ask(staffPasskeyRegisterStart, {}, as)
  return newAuthenticator().make({ challenge, rpId: rp.id, origin, ...more })
}
const refused = { status: 301, code: 'PASSKEY_REFUSED' }

test('a passkey without a name has that of its device', async () => {
  const person = { ...(await newStaff(gateway, 'crew')), userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0.0.0' }
  expect((await gateway.ask(staffPasskeyRegister, { credential: await made(person) }, person)).name).toBe('Chrome, Android')
})

test('an answer serves once, within five minutes, on its device, for its person', async () => {
  const person = await newStaff(gateway, 'crew')
  const deviceId = randomUUID()
  const { key } = await gateway.ask(staffLogin, { account: person.account, password: staffPassword }, { deviceId })
  const credential = await made(person)
  await gateway.ask(staffPasskeyRegister, { credential }, person)
  expect(await gateway.call(staffPasskeyRegister, { credential }, person)).toMatchObject(refused)
  expect(await gateway.call(staffPasskeyRegister, { credential: await made(person) }, { key, deviceId })).toMatchObject(refused)
  const other = await newStaff(gateway, 'crew', { kind: 'all' }, person.deviceId)
  expect(await gateway.call(staffPasskeyRegister, { credential: await made(person) }, other)).toMatchObject(refused)
  const late = await made(person)
  now += 5 * 60_000
  expect(await gateway.call(staffPasskeyRegister, { credential: late }, person)).toMatchObject(refused)
  expect((await gateway.ask(staffPasskeyGet, {}, person)).passkeys).toHaveLength(1)
})

test('a passkey of another place is refused, and a malformed content turned away', async () => {
  const person = await newStaff(gateway, 'crew')
  for (const more of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { challenge: 'x'.repeat(43) }])
    expect(await gateway.call(staffPasskeyRegister, { credential: await made(person, more) }, person)).toMatchObject(refused)
  expect(await gateway.call(staffPasskeyRegister, {}, person)).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('an eleventh is refused, even if it was begun before the tenth was kept', async () => {
  const person = await newStaff(gateway, 'crew')
  for (let at = 0; at < 9; at++) await gateway.ask(staffPasskeyRegister, { credential: await made(person) }, person)
  const last = [await made(person), await made(person)]
  const answers = await Promise.all(last.map((credential) => gateway.call(staffPasskeyRegister, { credential }, person)))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['PASSKEYS_FULL', undefined]))
})
