import { shiftPeopleGet, staffSave, tabletRevoke } from '@harbour/protocol'
import type { StaffGrant } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../../testing/gateway.ts'
import { newPinHolder } from '../../../../testing/pins.fixtures.ts'
import { atShops, crewAt, invited, newStaff, newTablet } from '../../../../testing/staff.fixtures.ts'
import { markDemoChain, unmarkDemoChain } from '../../demo/demo-chain-store.ts'
import { firstLinks } from '../../demo/first-links.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
const { context } = gateway

test('a tablet is told who may see to the orders of its shop, by name, and whether they have a PIN', async () => {
  const [manager, crew] = [await newPinHolder(gateway, 'manager', atShops('3101')), await invited(gateway, crewAt('3101', '3102'))]
  const elsewhere: StaffGrant[] = [
    { role: 'crew', scope: atShops('3102') },
    { role: 'menu', scope: { kind: 'all' } },
    { role: 'support', scope: { kind: 'all' } },
    { role: 'crew', scope: { kind: 'brand', brand: 42 } },
  ]
  await invited(gateway, elsewhere)
  const [admin, gone] = [await newStaff(gateway, 'admin'), await newPinHolder(gateway, 'crew', atShops('3101'))]
  const change = { staffId: gone.staffId, account: gone.account, name: 'Ho', grants: crewAt('3101'), active: false }
  await gateway.ask(staffSave, change, admin)
  const tablet = await newTablet(gateway, manager, '3101')
  const { people } = await gateway.ask(shiftPeopleGet, { storeId: '3101' }, tablet)
  expect(Object.fromEntries(people.map(({ staffId, hasPin }) => [staffId, hasPin]))).toEqual({
    [manager.staffId]: true,
    [crew.staffId]: false,
    [admin.staffId]: false,
  })
  expect(people.map(({ name }) => name)).toEqual(['Chan Siu Ming', 'Chan Siu Ming', 'Chan Siu Ming'])
  expect(Object.keys(people[0] ?? {})).toEqual(['staffId', 'name', 'hasPin'])
})

test('a till is not told, nor another shop’s tablet, nor one that is revoked, nor anybody’s session', async () => {
  const manager = await newStaff(gateway, 'manager', atShops('3101', '3102'))
  const [tablet, other] = [await newTablet(gateway, manager, '3101'), await newTablet(gateway, manager, '3102')]
  const get = (as: object, storeId = '3101') => gateway.call(shiftPeopleGet, { storeId }, as)
  await context.db.rows({ name: '', text: "insert into shop_keys (store_id, key_hash) values ('3101', sha256('till'))" })
  expect(await get({ key: 'till' })).toMatchObject({ status: 301, code: 'NOT_ALLOWED', data: null })
  expect(await get(other)).toMatchObject({ code: 'STORE_UNKNOWN', data: null })
  expect(await get(manager)).toMatchObject({ code: 'SECRET_KEY' })
  expect(await get(tablet, '')).toMatchObject({ code: 'CONTENT_INVALID' })
  await gateway.ask(tabletRevoke, { storeId: '3101', tabletId: tablet.tabletId }, manager)
  expect(await get(tablet)).toMatchObject({ code: 'SECRET_KEY' })
})

test('the demo’s people of the shop have their PINs while the demo is open, and none after', async () => {
  await markDemoChain(context.db.rows)
  await firstLinks({ ...context, storeId: '3103' })
  const tablet = await newTablet(gateway, await newStaff(gateway, 'manager', atShops('3103')), '3103')
  const pins = async () => {
    const { people } = await gateway.ask(shiftPeopleGet, { storeId: '3103' }, tablet)
    return people.filter(({ name }) => name.startsWith('Demo')).map(({ name, hasPin }) => `${name} ${hasPin}`)
  }
  expect(await pins()).toEqual(['Demo admin false', 'Demo crew true', 'Demo manager true'])
  await unmarkDemoChain(context.db.rows)
  expect(await pins()).toEqual(['Demo admin false', 'Demo crew false', 'Demo manager false'])
})
