import {
  auditGet,
  getShopOrders,
  staffDemoLogin,
  staffInvite,
  staffInviteAccept,
  staffMeGet,
  staffPasskeyRegister,
  staffPasskeyRegisterStart,
  staffSave,
} from '@harbour/protocol'
import { staffRoles, type StaffRole } from '@harbour/rules'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { publishPrice } from '../../../../testing/catalogue.fixtures.ts'
import { device, noon, startGateway } from '../../../../testing/gateway.ts'
import { newAuthenticator } from '../../../../testing/passkeys.fixtures.ts'
import { newPerson, newStaff, newTablet, staffPassword, type StaffAs } from '../../../../testing/staff.fixtures.ts'
import { isDemoChain, markDemoChain, unmarkDemoChain } from '../demo-chain-store.ts'
import { endDemoUnlessAmong } from '../end-demo.ts'
import { firstLinks } from '../first-links.ts'
import { wholeLaneOnly } from '../../../../testing/lane.ts'

const days = 24 * 60 * 60_000
let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)
const { context } = gateway
beforeEach(() => markDemoChain(context.db.rows))

const links = (more: object = {}) => firstLinks({ ...context, storeId: '3101', ...more })
async function demoPerson(role: StaffRole): Promise<StaffAs> {
  const token = (await links()).demo.find((each) => each.role === role)?.token
  const { key, staff } = await gateway.ask(staffDemoLogin, { token })
  return { key, deviceId: device, staffId: staff.staffId, account: staff.account }
}
const refused = { status: 301, code: 'INVITATION_INVALID', data: null }
const elsewhere = [
  { BEHIND_TLS: true, settings: { ...context.settings, behindTls: true } },
  { STRIPE: true, settings: { ...context.settings, payments: { ...context.settings.payments, sandbox: null } } },
]

test('on a database that is not the demo’s, or without the sandbox, nobody is made and nothing is printed', async () => {
  for (const more of elsewhere) expect(await links(more)).toEqual({ admin: undefined, demo: [] })
  await unmarkDemoChain(context.db.rows)
  expect(await links()).toEqual({ admin: undefined, demo: [] })
  expect(await context.staff.list()).toEqual([])
})

test('one person of each role signs in, as often as they like, by the same token at each start', async () => {
  const { demo } = await links()
  expect((await links()).demo).toEqual(demo)
  expect(demo.map(({ role }) => role)).toEqual(staffRoles)
  for (const { role, token } of [...demo, ...demo.slice(0, 1)]) {
    const { key, staff } = await gateway.ask(staffDemoLogin, { token })
    expect(staff.grants.map((grant) => grant.role)).toEqual([role])
    expect(await gateway.call(staffMeGet, {}, { key })).toMatchObject({ status: 1 })
  }
  expect((await context.staff.list()).filter(({ account }) => account.includes('@demo.'))).toHaveLength(staffRoles.length)
})

test('a token opens nothing once another chain is there, and none is guessed', async () => {
  const { demo } = await links()
  const [crew] = demo
  for (const token of ['admin.x', `admin.${crew?.token.split('.')[1]}`, `${crew?.token}x`, 'x'])
    expect(await gateway.call(staffDemoLogin, { token })).toMatchObject(refused)
  expect(await gateway.call(staffDemoLogin, { token: '' })).toMatchObject({ code: 'CONTENT_INVALID' })
  await unmarkDemoChain(context.db.rows)
  expect(await gateway.call(staffDemoLogin, { token: crew?.token })).toMatchObject(refused)
})

test('the first admin is invited by the same token until they have joined, once, and never again', async () => {
  const { admin } = await links()
  now += 2 * days
  expect((await links()).admin).toBe(admin)
  now += 2 * days
  const session = await gateway.ask(staffInviteAccept, { token: admin, password: staffPassword })
  expect(session.rights).toContain('staff.manage')
  expect((await links()).admin).toBeUndefined()
  expect(await gateway.call(staffInviteAccept, { token: admin, password: staffPassword })).toMatchObject(refused)
})

test('a demo person makes nobody, is made nothing by anybody, and gets no way in but the token', async () => {
  const { key, staffId } = await demoPerson('admin')
  const admin = await newStaff(gateway, 'admin')
  const refusal = { status: 301, code: 'NOT_ALLOWED' }
  const person = { staffId, account: 'me@harbour.example', name: 'Me', grants: [], active: true }
  expect(await gateway.call(staffSave, newPerson(), { key })).toMatchObject(refusal)
  expect(await gateway.call(staffInvite, { staffId: admin.staffId }, { key })).toMatchObject(refusal)
  expect(await gateway.call(staffPasskeyRegisterStart, {}, { key })).toMatchObject(refusal)
  const credential = newAuthenticator().make({ challenge: 'x', rpId: 'x', origin: 'x' })
  expect(await gateway.call(staffPasskeyRegister, { credential }, { key })).toMatchObject(refusal)
  expect(await gateway.call(staffSave, person, admin)).toMatchObject(refusal)
  expect(await gateway.call(staffSave, newPerson({ account: 'New@demo.harbour.example' }), admin)).toMatchObject(refusal)
  expect(await gateway.call(staffInvite, { staffId }, admin)).toMatchObject(refusal)
})

test(
  'what the demo’s people publish is the demo still, and what anybody else has a hand in shuts them out for good',
  wholeLaneOnly,
  async () => {
    const [menu, demoAdmin, manager] = [await demoPerson('menu'), await demoPerson('admin'), await demoPerson('manager')]
    const tablet = await newTablet(gateway, manager, '3101')
    await publishPrice(gateway, [menu, demoAdmin], 9100)
    expect(await gateway.call(staffMeGet, {}, menu)).toMatchObject({ status: 1 })
    const [left, by] = [new Error('the demo goes on'), { caller: { staffId: null, name: 'npm run chain' }, logId: '' }]
    const drafted = context.db.transaction(async (rows) => {
      await endDemoUnlessAmong(rows, [null, menu.staffId], { audit: context.audit, by })
      throw (await isDemoChain(rows)) ? new Error('a draft of the operator’s leaves it the demo') : left
    })
    await expect(drafted).rejects.toBe(left)
    const admin = await newStaff(gateway, 'admin')
    await publishPrice(gateway, [menu, admin], 9200)
    for (const { key } of [menu, demoAdmin, manager])
      expect(await gateway.call(staffMeGet, {}, { key })).toMatchObject({ code: 'LOGIN_AGAIN' })
    expect(await gateway.call(getShopOrders, { storeId: '3101' }, tablet)).toMatchObject({ code: 'SECRET_KEY' })
    const { entries } = await gateway.ask(auditGet, {}, admin)
    expect(entries).toContainEqual(expect.objectContaining({ action: 'end of the demo', staffId: admin.staffId }))
    // Not even if somebody marks it as the demo's again.
    await markDemoChain(context.db.rows)
    for (const { token } of (await links()).demo) expect(await gateway.call(staffDemoLogin, { token })).toMatchObject(refused)
  },
)
