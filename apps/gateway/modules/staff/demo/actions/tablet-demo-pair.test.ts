import { getShopOrders, tabletDemoPair, tabletListGet } from '@harbour/protocol'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startGateway } from '../../../../testing/gateway.ts'
import { newStaff } from '../../../../testing/staff.fixtures.ts'
import { markDemoChain, shutOutDemoPeople, unmarkDemoChain } from '../demo-chain-store.ts'
import { demoDomain } from '../demo-people.ts'
import { firstLinks } from '../first-links.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
const { context } = gateway
beforeEach(() => markDemoChain(context.db.rows))

const tokenOf = async (role: string) =>
  (await firstLinks({ ...context, storeId: '3101' })).demo.find((each) => each.role === role)?.token ?? ''
const pair = (token: string, name = 'My browser') => gateway.call(tabletDemoPair, { token, name })
const refused = { status: 301, code: 'INVITATION_INVALID', data: null }

test('a browser is paired with the demo’s shop at once, by the manager’s token or the admin’s, and is a tablet like any other', async () => {
  const paired = await gateway.ask(tabletDemoPair, { token: await tokenOf('manager'), name: ' My browser ' })
  expect(paired).toMatchObject({ storeId: '3101', name: 'My browser' })
  expect(await gateway.call(getShopOrders, { storeId: '3101' }, { key: paired.key })).toMatchObject({ status: 1 })
  expect(await pair(await tokenOf('admin'), 'Another')).toMatchObject({ status: 1, data: { storeId: '3101' } })
  const { tablets } = await gateway.ask(tabletListGet, { storeId: '3101' }, await newStaff(gateway, 'admin'))
  expect(tablets.map(({ name }) => name)).toEqual(['Another', 'My browser'])
  expect(tablets[1]?.tabletId).toBe(paired.tabletId)
})

test('who may not pair tablets, a token that is none, and a database that is not the demo’s pair nothing', async () => {
  const token = await tokenOf('manager')
  for (const each of [await tokenOf('crew'), await tokenOf('finance'), 'manager.x', `${token}x`])
    expect(await pair(each)).toMatchObject(refused)
  await unmarkDemoChain(context.db.rows)
  expect(await pair(token)).toMatchObject(refused)
})

test.each([
  { token: '', name: 'x' },
  { token: 'x', name: ' ' },
  { token: 'x', name: 'x'.repeat(41) },
  { token: 'x', name: 'x', storeId: '3102' },
])('a malformed content is turned away: %j', async (content) => {
  expect((await gateway.call(tabletDemoPair, content)).code).toMatch(/^(CONTENT_INVALID|UNKNOWN_FIELD)$/)
})

test('the end of the demo takes its tablets along, and pairs no other', async () => {
  const token = await tokenOf('manager')
  const { key } = await gateway.ask(tabletDemoPair, { token, name: 'Counter' })
  await shutOutDemoPeople(context.db.rows, demoDomain)
  expect(await gateway.call(getShopOrders, { storeId: '3101' }, { key })).toMatchObject({ code: 'SECRET_KEY' })
  expect(await pair(token)).toMatchObject(refused)
})
