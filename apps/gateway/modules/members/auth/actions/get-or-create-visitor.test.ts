import { randomUUID } from 'node:crypto'
import { getOrCreateVisitor } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[1.13] [7.9] a guest gets an account under a dummy phone of its own', async () => {
  const [one, two] = [await gateway.ask(getOrCreateVisitor), await gateway.ask(getOrCreateVisitor)]
  expect(one.phone).toMatch(/^000\d{8}$/)
  expect(two.phone).not.toBe(one.phone)
  expect(two.userId).not.toBe(one.userId)
  expect(one.accessCode).toMatch(/^[\w-]{43}$/)
})

test('a live session gets its own visitor back, and no second access code', async () => {
  const guest = await newGuest(gateway)
  expect(await gateway.ask(getOrCreateVisitor, {}, guest)).toMatchObject({ userId: guest.userId, accessCode: null })
})

test('a phone that is named, or a key on another device, makes nobody somebody else', async () => {
  const guest = await newGuest(gateway)
  const named = await gateway.ask(getOrCreateVisitor, { phone: '00010000001' })
  expect(named.userId).not.toBe(guest.userId)
  const stolen = await gateway.ask(getOrCreateVisitor, {}, { ...guest, deviceId: randomUUID() })
  expect(stolen.userId).not.toBe(guest.userId)
})

test('only hashes of what opens an account are kept', async () => {
  const { accessCode } = await gateway.ask(getOrCreateVisitor)
  const codes = { name: '', text: 'select encode(code_hash, $$escape$$) as code from access_codes' }
  for (const { code } of await gateway.context.db.rows<{ code: string }>(codes)) expect(code).not.toContain(accessCode)
})

test.each([{ phone: 1 }, { phone: '1'.repeat(25) }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(getOrCreateVisitor, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})
