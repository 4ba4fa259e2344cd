import { staffDemoLogin, staffInviteAccept, staffMeGet } from '@harbour/protocol'
import { staffRoles } from '@harbour/rules'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { noon, startGateway } from '../../../../testing/gateway.ts'
import { staffPassword } from '../../../../testing/staff.fixtures.ts'
import { markDemoChain, unmarkDemoChain } from '../demo-chain-store.ts'
import { firstLinks } from '../first-links.ts'

const days = 24 * 60 * 60_000
let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)
const { context } = gateway
beforeEach(() => markDemoChain(context.db.rows))

const links = (more: object = {}) => firstLinks({ ...context, storeId: '3101', ...more })
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
