import { randomUUID } from 'node:crypto'
import {
  auditGet,
  shiftSignIn,
  shopOrdersGet,
  staffLogout,
  staffMeGet,
  staffPinSave,
  staffSave,
  staffSessionListGet,
  tabletRevoke,
} from '@harbour/protocol'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { noon, startGateway } from '../../../../testing/gateway.ts'
import { newJpeg, upload } from '../../../../testing/pictures.fixtures.ts'
import { atTablet, newPinHolder, staffPin, type TabletAs } from '../../../../testing/pins.fixtures.ts'
import { atShops, crewAt, newStaff, newTablet, type StaffAs } from '../../../../testing/staff.fixtures.ts'
import { hashSecret } from '../../../../platform/secrets.ts'
import { demoPins, demoAccount } from '../../demo/demo-people.ts'
import { markDemoChain, unmarkDemoChain } from '../../demo/demo-chain-store.ts'
import { firstLinks } from '../../demo/first-links.ts'

const minutes = 60_000
const hours = 60 * minutes
let now = noon
// One alone, since tests look into it.
const gateway = await startGateway({ clock: { now: () => now }, gateways: 1 })
afterAll(gateway.stop)
const { context } = gateway

let [admin, person, tablet]: [StaffAs, StaffAs, TabletAs & { tabletId: string }] = [] as never
const paired = async (storeId = '3101', name?: string) => {
  const { key, tabletId } = await newTablet(gateway, admin, storeId, name)
  return { key, tabletId, deviceId: randomUUID(), storeId }
}
beforeAll(async () => {
  admin = await newPinHolder(gateway, 'admin')
  person = await newPinHolder(gateway, 'manager', atShops('3101', '3102'))
})
/** Each test has a tablet of its own, and so tries of its own there. */
beforeEach(async () => {
  now = noon
  tablet = await paired()
})

const signIn = (staffId: string, pin = staffPin, as: TabletAs = tablet) =>
  gateway.call(shiftSignIn, { storeId: as.storeId, staffId, pin }, { key: as.key, deviceId: as.deviceId })
const isIn = async (as: StaffAs) => (await gateway.call(staffMeGet, {}, as)).code ?? 'in'
const told = ({ status, code, msg, data }: Awaited<ReturnType<typeof signIn>>) => ({ status, code, msg, data })
const change = ({ staffId, account }: StaffAs, more: object) =>
  gateway.ask(staffSave, { staffId, account, name: 'Chan Siu Ming', grants: crewAt('3101'), active: true, ...more }, admin)

test('a manager of two shops is let in at the tablet with the rights of its shop’s day, there alone', async () => {
  const session = await gateway.ask(shiftSignIn, { storeId: '3101', staffId: person.staffId.toUpperCase(), pin: staffPin }, tablet)
  const [rights, grants] = [
    ['shop.soldOut', 'shop.state', 'shop.orders', 'shop.refund', 'shop.dayEnd'],
    [{ role: 'manager', scope: atShops('3101') }],
  ]
  expect(session).toMatchObject({ endsAt: noon + 14 * hours, rights, staff: { staffId: person.staffId, grants } })
  const as = { key: session.key, deviceId: tablet.deviceId }
  expect(await gateway.ask(staffMeGet, {}, as)).toMatchObject({ rights, staff: { grants, joined: true } })
  expect(await gateway.call(shopOrdersGet, { storeId: '3101' }, as)).toMatchObject({ status: 1 })
  expect(await gateway.call(shopOrdersGet, { storeId: '3102' }, as)).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await gateway.call(shopOrdersGet, { storeId: '3101' }, { ...as, deviceId: randomUUID() })).toMatchObject({ code: 'LOGIN_AGAIN' })
  expect((await gateway.ask(staffSessionListGet, {}, person)).sessions).toContainEqual(
    expect.objectContaining({ device: 'Counter', here: false, endsAt: noon + 14 * hours }),
  )
  const [entry] = (await gateway.ask(auditGet, { storeId: '3101' }, admin)).entries
  expect(entry).toMatchObject({ action: shiftSignIn.name, staffId: person.staffId, after: expect.stringContaining('Counter') })
})

test('a process of the version before, which knows of no tablets, finds no such session', async () => {
  const { key } = await atTablet(gateway, person, tablet)
  const found = await context.db.rows({ name: '', text: 'select from staff_sessions where key_hash = $1' }, [hashSecret(key)])
  expect(found).toEqual([])
})

test('a PIN that is changed while it is looked at lets nobody in any more, nor does a tablet that is revoked then', async () => {
  const crew = await newPinHolder(gateway, 'crew', atShops('3101'))
  const { fits } = context.passwords
  const meanwhile = (work: () => Promise<unknown>) =>
    vi.spyOn(context.passwords, 'fits').mockImplementationOnce(async (...asked) => {
      const right = await fits(...asked)
      await work()
      return right
    })
  meanwhile(() => gateway.ask(staffPinSave, { pin: '2580' }, crew))
  expect(await signIn(crew.staffId)).toMatchObject({ code: 'PIN_WRONG' })
  meanwhile(() => gateway.ask(tabletRevoke, { storeId: '3101', tabletId: tablet.tabletId }, admin))
  expect(await signIn(crew.staffId, '2580')).toMatchObject({ code: 'SECRET_KEY' })
  vi.restoreAllMocks()
  expect((await gateway.ask(staffSessionListGet, {}, crew)).sessions).toHaveLength(1)
})

test('a wrong PIN, somebody without one, who does not work here, who is out and nobody read the same, for the same work', async () => {
  const [none, elsewhere, out] = [
    await newStaff(gateway, 'crew', atShops('3101')),
    await newPinHolder(gateway, 'crew', atShops('3102')),
    await newPinHolder(gateway, 'crew', atShops('3101')),
  ]
  await change(out, { active: false })
  const work = vi.spyOn(context.passwords, 'fits')
  const wrong = told(await signIn(person.staffId, '2580'))
  expect(wrong).toMatchObject({ status: 301, code: 'PIN_WRONG', data: null })
  for (const staffId of [none.staffId, elsewhere.staffId, out.staffId, randomUUID()]) expect(told(await signIn(staffId))).toEqual(wrong)
  expect(work).toHaveBeenCalledTimes(5)
  work.mockRestore()
})

test('after five wrong PINs a person waits a quarter of an hour at this tablet, and nobody else does', async () => {
  const other = await paired()
  for (let at = 0; at < 5; at++) expect(await signIn(person.staffId, '2580')).toMatchObject({ code: 'PIN_WRONG' })
  for (const staffId of [person.staffId, person.staffId.toUpperCase()])
    expect(await signIn(staffId)).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: 900 } })
  expect([await signIn(admin.staffId), await signIn(person.staffId, staffPin, other)]).toMatchObject([{ status: 1 }, { status: 1 }])
  now += 15 * minutes
  expect(await signIn(person.staffId)).toMatchObject({ status: 1 })
})

test('a PIN that is right clears one’s own tries and nobody else’s; after ten wrong ones a tablet waits', async () => {
  for (let at = 0; at < 4; at++) await signIn(person.staffId, '2580')
  expect(await signIn(person.staffId)).toMatchObject({ status: 1 })
  for (let at = 0; at < 3; at++) await signIn(person.staffId, '2580')
  for (let at = 0; at < 3; at++) expect(await signIn(randomUUID(), '2580')).toMatchObject({ code: 'PIN_WRONG' })
  expect(await signIn(admin.staffId)).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: 900 } })
})

test('thirty wrong ones in a day, wherever, make a person wait, until they have another PIN', async () => {
  const crew = await newPinHolder(gateway, 'crew', atShops('3101'))
  const { quotas } = context
  for (let at = 0; at < 29; at++)
    await quotas.take({ quota: { name: 'PINs of a person everywhere', most: 30, lasts: 24 * hours }, key: crew.staffId })
  expect(await signIn(crew.staffId, '2580')).toMatchObject({ code: 'PIN_WRONG' })
  expect(await signIn(crew.staffId)).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: 24 * 60 * 60 } })
  await gateway.ask(staffPinSave, { pin: staffPin }, crew)
  expect(await signIn(crew.staffId)).toMatchObject({ status: 1 })
})

test('a session at a tablet ends after four idle hours, and after fourteen in any case', async () => {
  const as = await atTablet(gateway, person, tablet)
  for (let at = 0; at < 3; at++) {
    now += 4 * hours - 1
    expect(await isIn(as)).toBe('in')
  }
  now = noon + 14 * hours
  expect(await isIn(as)).toBe('LOGIN_AGAIN')
  const idle = await atTablet(gateway, person, tablet)
  now += 4 * hours
  expect(await isIn(idle)).toBe('LOGIN_AGAIN')
})

test('a revoked tablet ends its sessions at once, one unused for thirty days has none, and others stay', async () => {
  const [other, seen] = [await paired(), await atTablet(gateway, person, tablet)]
  const [there, own] = [await atTablet(gateway, person, other), person]
  await gateway.ask(tabletRevoke, { storeId: '3101', tabletId: tablet.tabletId }, admin)
  expect([await isIn(seen), await isIn(there), await isIn(own)]).toEqual(['LOGIN_AGAIN', 'in', 'in'])
  expect(await signIn(person.staffId)).toMatchObject({ code: 'SECRET_KEY' })
  const text =
    "update shop_keys set seen_at = $2::timestamptz - interval '30 days', paired_at = $2::timestamptz - interval '40 days' where tablet_id = $1"
  await context.db.rows({ name: '', text }, [other.tabletId, new Date(now)])
  expect(await isIn(there)).toBe('LOGIN_AGAIN')
})

test('who is made inactive, loses the role there or signs out is out at the tablet, at once', async () => {
  const crew = await newPinHolder(gateway, 'crew', atShops('3101'))
  const [there, again] = [await atTablet(gateway, crew, tablet), await atTablet(gateway, crew, tablet)]
  await gateway.ask(staffLogout, { everywhere: false }, there)
  expect([await isIn(there), await isIn(again)]).toEqual(['LOGIN_AGAIN', 'in'])
  await change(crew, { grants: crewAt('3102') })
  expect([await isIn(again), await isIn(crew)]).toEqual(['LOGIN_AGAIN', 'in'])
  await change(crew, {})
  const last = await atTablet(gateway, crew, tablet)
  await change(crew, { active: false })
  await change(crew, {})
  expect(await isIn(last)).toBe('LOGIN_AGAIN')
})

test('it opens no picture’s upload, and of the streams its own shop’s alone; the tablet is no device that the person is known on', async () => {
  const as = await atTablet(gateway, admin, tablet)
  expect(await upload(gateway, await newJpeg(), as)).toMatchObject({ code: 'NOT_ALLOWED' })
  const follow = async (storeId: string) => {
    const headers = { authorization: `Bearer ${as.key}` }
    const stream = await fetch(`${gateway.url}/events/shops/${storeId}?deviceId=${as.deviceId}`, { headers })
    await stream.body?.cancel()
    return stream.status
  }
  expect([await follow('3101'), await follow('3102')]).toEqual([200, 403])
  expect(await context.staffSessions.knows(admin.staffId, tablet.deviceId)).toBe(false)
})

test('a till signs nobody in, nor does another shop’s tablet, a stranger or anybody’s session; what is malformed is turned away', async () => {
  await context.db.rows({ name: '', text: "insert into shop_keys (store_id, key_hash) values ('3101', sha256('till'))" })
  expect(await signIn(person.staffId, staffPin, { ...tablet, key: 'till' })).toMatchObject({ status: 301, code: 'NOT_ALLOWED', data: null })
  expect(await signIn(person.staffId, staffPin, { ...tablet, storeId: '3102' })).toMatchObject({ code: 'STORE_UNKNOWN' })
  for (const key of ['', person.key])
    expect(await signIn(person.staffId, staffPin, { ...tablet, key })).toMatchObject({ code: 'SECRET_KEY' })
  expect([await signIn('x'), await signIn(person.staffId, '12')]).toMatchObject([{ code: 'CONTENT_INVALID' }, { code: 'CONTENT_INVALID' }])
})

test('the demo’s crew and manager come in by the PINs that a start prints, and by none once it is no demo any more', async () => {
  await markDemoChain(context.db.rows)
  const { demo } = await firstLinks({ ...context, storeId: '3101' })
  expect(demo.flatMap(({ role, pin }) => (pin === undefined ? [] : [[role, pin]]))).toEqual(Object.entries(demoPins))
  const people = await Promise.all((['crew', 'manager'] as const).map((role) => context.staff.withAccount(demoAccount(role))))
  const [crew, manager] = people.map((each) => each?.staffId ?? '')
  expect(await signIn(crew ?? '', demoPins.crew)).toMatchObject({
    status: 1,
    data: { rights: ['shop.soldOut', 'shop.state', 'shop.orders'] },
  })
  expect(await signIn(manager ?? '', demoPins.manager)).toMatchObject({ status: 1 })
  expect(await signIn(manager ?? '', demoPins.crew)).toMatchObject({ code: 'PIN_WRONG' })
  await unmarkDemoChain(context.db.rows)
  expect(await signIn(crew ?? '', demoPins.crew)).toMatchObject({ code: 'PIN_WRONG' })
})
