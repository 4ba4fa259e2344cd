import { tabletListGet, tabletRename } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../../testing/gateway.ts'
import { atShops, newStaff, newTablet } from '../../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a tablet of the shop has another name, and another shop’s is unknown', async () => {
  const [manager, admin] = [await newStaff(gateway, 'manager', atShops('3101')), await newStaff(gateway, 'admin')]
  const [own, other] = [await newTablet(gateway, manager, '3101'), await newTablet(gateway, admin, '3102')]
  const rename = (tabletId: string, name = ' Bar ') => gateway.call(tabletRename, { storeId: '3101', tabletId, name }, manager)
  expect(await rename(own.tabletId)).toMatchObject({ status: 1, data: { tablet: { name: 'Bar' } } })
  expect(await gateway.ask(tabletListGet, { storeId: '3101' }, manager)).toMatchObject({ tablets: [{ name: 'Bar' }] })
  expect(await rename(other.tabletId)).toMatchObject({ status: 301, code: 'TABLET_UNKNOWN', data: null })
  expect(await rename(own.tabletId, ' ')).toMatchObject({ code: 'CONTENT_INVALID' })
})
