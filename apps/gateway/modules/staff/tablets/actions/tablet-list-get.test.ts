import { getShopOrders, tabletListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../../testing/gateway.ts'
import { atShops, newStaff, newTablet } from '../../../../testing/staff.fixtures.ts'

const [minutes, days] = [60_000, 24 * 60 * 60_000]
let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)

test('a shop’s tablets are listed by name, with when each was last used, written once a minute at most; others’ and tills are not among them', async () => {
  const [manager, admin] = [await newStaff(gateway, 'manager', atShops('3101')), await newStaff(gateway, 'admin')]
  const counter = await newTablet(gateway, manager, '3101', 'Counter')
  await newTablet(gateway, manager, '3101', 'Bar')
  await newTablet(gateway, admin, '3102', 'Kitchen')
  const use = () => gateway.call(getShopOrders, { storeId: '3101' }, counter)
  const list = async () => (await gateway.ask(tabletListGet, { storeId: '3101' }, manager)).tablets
  await use()
  now += minutes - 1
  await use()
  expect(await list()).toMatchObject([
    { name: 'Bar', pairedAt: noon, seenAt: null, endsAt: noon + 30 * days },
    { name: 'Counter', seenAt: noon, endsAt: noon + 30 * days },
  ])
  now += 1
  await use()
  expect((await list())[1]).toMatchObject({ seenAt: noon + minutes, endsAt: noon + minutes + 30 * days })
  expect(await gateway.call(tabletListGet, { storeId: '3102' }, manager)).toMatchObject({ code: 'STORE_UNKNOWN' })
})
