import { randomUUID } from 'node:crypto'
import {
  auditGet,
  getShopOrders,
  soldOutSave,
  staffLogin,
  staffSave,
  tabletListGet,
  tabletPair,
  tabletPairGet,
  tabletPairStart,
  tabletRevoke,
  updateSoldOut,
} from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, startGateway, type As } from '../../../../testing/gateway.ts'
import { atShops, invited, newPerson, newStaff, newTablet, staffPassword, type StaffAs } from '../../../../testing/staff.fixtures.ts'

const days = 24 * 60 * 60_000
let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)

let manager: StaffAs
beforeAll(async () => void (manager = await newStaff(gateway, 'manager', atShops('3101'))))

const pair = (code: string, as: As = manager, more: object = {}) =>
  gateway.call(tabletPair, { storeId: '3101', code, name: 'Counter', ...more }, as)
const orders = (key: string, storeId = '3101') => gateway.call(getShopOrders, { storeId }, { key })

test('a tablet may what its shop’s till may, at that shop alone, and nothing that is the staff’s', async () => {
  const { key } = await newTablet(gateway, manager, '3101')
  expect(await orders(key)).toMatchObject({ status: 1 })
  expect(await gateway.call(updateSoldOut, { storeId: '3101', pid: 'tiramisu', soldOut: true }, { key })).toMatchObject({ status: 1 })
  expect(await orders(key, '3102')).toMatchObject({ code: 'STORE_UNKNOWN', data: null })
  expect(await gateway.call(soldOutSave, { storeId: '3101', pid: 'tiramisu', soldOut: true }, { key })).toMatchObject({
    code: 'LOGIN_AGAIN',
  })
})

test('a code is read however it is typed, serves once, and of two who enter it at the same moment one pairs', async () => {
  const { code } = await gateway.ask(tabletPairStart)
  const typed = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`
  const other = await newStaff(gateway, 'manager', atShops('3102'))
  const answers = await Promise.all([pair(typed), pair(code, other, { storeId: '3102' })])
  expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set(['PAIRING_UNKNOWN', undefined]))
  expect(await pair(code)).toMatchObject({ status: 301, code: 'PAIRING_UNKNOWN' })
})

test('a manager pairs at the own shop alone, only if they have shown lately who they are', async () => {
  const { code } = await gateway.ask(tabletPairStart)
  expect(await pair(code, manager, { storeId: '3102' })).toMatchObject({ code: 'STORE_UNKNOWN' })
  const waiting = await newStaff(gateway, 'manager', atShops('3101'))
  now += 11 * 60_000
  expect(await pair(code, waiting)).toMatchObject({ code: 'STEP_UP' })
  now -= 11 * 60_000
  expect(await pair(code)).toMatchObject({ status: 1, data: { tablet: { name: 'Counter', storeId: '3101', seenAt: null } } })
})

test('who guesses codes waits after ten', async () => {
  const guesser = await newStaff(gateway, 'manager', atShops('3101'))
  for (let at = 0; at < 10; at++) expect(await pair('23456789', guesser)).toMatchObject({ code: 'PAIRING_UNKNOWN' })
  const { code, secret } = await gateway.ask(tabletPairStart)
  expect(await pair(code, guesser)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await gateway.ask(tabletPairGet, { secret })).toEqual({ paired: null })
})

test('the key of a tablet ends after thirty days without a call, and a call begins them anew', async () => {
  const [used, idle] = [await newTablet(gateway, manager, '3101'), await newTablet(gateway, manager, '3101')]
  now += 29 * days
  expect(await orders(used.key)).toMatchObject({ status: 1 })
  now += days
  expect([await orders(used.key), await orders(idle.key)]).toMatchObject([{ status: 1 }, { status: 2, code: 'SECRET_KEY' }])
  now -= 30 * days
})

test('who is shut out loses the tablets that they paired within a day, and a shop keeps its older ones', async () => {
  const [leaving, admin] = [await newStaff(gateway, 'manager', atShops('3101')), await newStaff(gateway, 'admin')]
  const older = await newTablet(gateway, leaving, '3101')
  now += days + 1
  const again = await gateway.ask(staffLogin, { account: leaving.account, password: staffPassword }, leaving)
  const fresh = await newTablet(gateway, { ...leaving, key: again.key }, '3101', 'In the pocket')
  const { staffId, account } = leaving
  const { key } = await gateway.ask(staffLogin, { account: admin.account, password: staffPassword }, admin)
  const as = { ...admin, key }
  const others = await newTablet(gateway, as, '3101')
  await gateway.ask(staffSave, newPerson({ staffId, account, active: false }), as)
  expect([await orders(fresh.key), await orders(older.key), await orders(others.key)]).toMatchObject([
    { code: 'SECRET_KEY' },
    { status: 1 },
    { status: 1 },
  ])
  const { entries } = await gateway.ask(auditGet, { storeId: '3101' }, as)
  expect(entries.filter(({ action }) => action === tabletRevoke.name)).toMatchObject([{ subject: 'In the pocket', staffId: admin.staffId }])
  now -= days + 1
})

test('nobody who is shut out meanwhile pairs a tablet', async () => {
  const { context } = gateway
  const [{ staffId }, { code }] = [await invited(gateway, []), await gateway.ask(tabletPairStart)]
  await context.db.rows({ name: '', text: 'update staff set active = false where staff_id = $1' }, [staffId])
  const tablet = { tabletId: randomUUID(), storeId: '3101', name: 'Counter', spare: 'x', pairedBy: staffId }
  expect(await context.tablets.pair(context.db.rows, code, tablet)).toBeUndefined()
  const { tablets } = await gateway.ask(tabletListGet, { storeId: '3101' }, manager)
  expect(tablets.map(({ tabletId }) => tabletId)).not.toContain(tablet.tabletId)
})

test.each([{ code: '2345678' }, { code: '' }, { name: '' }, { name: 'x'.repeat(41) }])(
  'a malformed content is turned away: %j',
  async (more) => {
    expect(await pair('23456789', manager, more)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
