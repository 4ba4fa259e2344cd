import { randomUUID } from 'node:crypto'
import { bindAccessCode, getOrCreateVisitor, getUserByExtUserId, userProfileGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

const minutes = 60_000
const hours = 60 * minutes
const revoke = { name: '', text: 'update access_codes set revoked_at = now() where user_id = $1' }

async function looseKey(deviceId: string): Promise<string> {
  return (await gateway.ask(getUserByExtUserId, { extUserId: 'x', phone: '' }, { deviceId })).secretKey
}

test('[7.7] a bound key opens what is the guest’s', async () => {
  const guest = await newGuest(gateway)
  expect(await gateway.ask(userProfileGet, {}, guest)).toMatchObject({ userId: guest.userId })
})

test('an access code is for one device', async () => {
  const { accessCode } = await newGuest(gateway)
  const deviceId = randomUUID()
  const secretKey = await looseKey(deviceId)
  expect(await gateway.call(bindAccessCode, { secretKey, accessCode }, { deviceId })).toMatchObject({ status: 301, code: 'LOGIN_AGAIN' })
})

test('binding again is answered as done, but a key once bound goes to nobody else', async () => {
  const [guest, other] = [await newGuest(gateway), await newGuest(gateway)]
  const again = { secretKey: guest.key, accessCode: guest.accessCode }
  expect(await gateway.ask(bindAccessCode, again, guest)).toEqual({ userId: guest.userId })
  const { accessCode } = await gateway.ask(getOrCreateVisitor, {}, { deviceId: guest.deviceId })
  expect(await gateway.call(bindAccessCode, { secretKey: guest.key, accessCode }, guest)).toMatchObject({ status: 2, code: 'SECRET_KEY' })
  expect(await gateway.call(bindAccessCode, { secretKey: other.key, accessCode }, guest)).toMatchObject({ code: 'SECRET_KEY' })
})

test('a key that nobody bound dies after 10 minutes', async () => {
  const guest = await newGuest(gateway)
  const late = await looseKey(guest.deviceId ?? '')
  clock.at = noon + 10 * minutes
  const reply = await gateway.call(bindAccessCode, { secretKey: late, accessCode: guest.accessCode }, guest)
  clock.at = noon
  expect(reply).toMatchObject({ status: 2, code: 'SECRET_KEY' })
})

test('a session lasts 12 hours from its last use', async () => {
  const [used, idle] = [await newGuest(gateway), await newGuest(gateway)]
  clock.at = noon + 11 * hours
  expect(await gateway.call(userProfileGet, {}, used)).toMatchObject({ status: 1 })
  clock.at = noon + 12 * hours
  expect(await gateway.call(userProfileGet, {}, idle)).toMatchObject({ status: 2, code: 'SECRET_KEY', data: null })
  clock.at = noon + 22 * hours
  expect(await gateway.call(userProfileGet, {}, used)).toMatchObject({ status: 1 })
  clock.at = noon
})

test('[8.2] a revoked access code is told to log in again, within seconds', async () => {
  const guest = await newGuest(gateway)
  expect(await gateway.call(userProfileGet, {}, guest)).toMatchObject({ status: 1 })
  await gateway.context.db.rows(revoke, [guest.userId])
  clock.at = noon + 5_000
  const reply = await gateway.call(userProfileGet, {}, { ...guest, language: 2 })
  const secretKey = await looseKey(guest.deviceId ?? '')
  const bind = await gateway.call(bindAccessCode, { secretKey, accessCode: guest.accessCode }, guest)
  clock.at = noon
  expect(reply).toMatchObject({ status: 301, code: 'LOGIN_AGAIN', msg: expect.stringContaining('login again'), data: null })
  expect(bind).toMatchObject({ status: 301, code: 'LOGIN_AGAIN' })
})

test('an access code lasts 90 days', async () => {
  const guest = await newGuest(gateway)
  for (const [days, code] of [
    [89, undefined],
    [90, 'LOGIN_AGAIN'],
  ] as const) {
    clock.at = noon + days * 24 * hours
    const secretKey = await looseKey(guest.deviceId ?? '')
    const reply = await gateway.call(bindAccessCode, { secretKey, accessCode: guest.accessCode }, guest)
    clock.at = noon
    expect(reply.code).toBe(code)
  }
})

test('sessions that have ended are swept, live ones are not', async () => {
  const guest = await newGuest(gateway)
  const deviceId = randomUUID()
  await looseKey(deviceId)
  clock.at = noon + 11 * minutes
  await gateway.context.sessions.sweep()
  const loose = { name: '', text: 'select count(*) as loose from sessions where device_id = $1' }
  expect(await gateway.context.db.rows(loose, [deviceId])).toEqual([{ loose: 0 }])
  expect(await gateway.call(userProfileGet, {}, guest)).toMatchObject({ status: 1 })
  clock.at = noon
})

test.each([{}, { secretKey: 'x' }, { secretKey: 'x', accessCode: null }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(bindAccessCode, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})
