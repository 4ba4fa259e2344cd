import { getShopOrders, tabletListGet, tabletRevoke } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../../testing/gateway.ts'
import { atShops, newStaff, newTablet } from '../../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a tablet that is revoked opens nothing any more, its stream ends, and another shop’s is unknown', async () => {
  const [manager, admin] = [await newStaff(gateway, 'manager', atShops('3101')), await newStaff(gateway, 'admin')]
  const [own, other] = [await newTablet(gateway, manager, '3101'), await newTablet(gateway, admin, '3102')]
  const revoke = (tabletId: string) => gateway.call(tabletRevoke, { storeId: '3101', tabletId }, manager)
  const stream = await fetch(`${gateway.url}/events/shops/3101`, { headers: { authorization: `Bearer ${own.key}` } })
  expect(stream.status).toBe(200)
  expect(await revoke(own.tabletId)).toMatchObject({ status: 1, data: { revoked: true } })
  expect(await gateway.call(getShopOrders, { storeId: '3101' }, { key: own.key })).toMatchObject({ status: 2, code: 'SECRET_KEY' })
  gateway.context.hub.beat()
  expect(await stream.text()).toContain('hello')
  expect(await gateway.ask(tabletListGet, { storeId: '3101' }, manager)).toEqual({ tablets: [] })
  for (const tabletId of [own.tabletId, other.tabletId]) expect(await revoke(tabletId)).toMatchObject({ code: 'TABLET_UNKNOWN' })
  expect(await gateway.call(getShopOrders, { storeId: '3102' }, { key: other.key })).toMatchObject({ status: 1 })
  expect(await revoke('x')).toMatchObject({ code: 'CONTENT_INVALID' })
})
