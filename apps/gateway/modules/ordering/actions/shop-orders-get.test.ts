import { getShopOrders, shopOrdersGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../testing/gateway.ts'
import { newGuest, newTills, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { atShops, newStaff, newTablet } from '../../../testing/staff.fixtures.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

test('crew sees the orders of the shop as its till does: how each is paid, what is to be collected, whether age is to be checked', async () => {
  const crew = await newStaff(gateway, 'crew', atShops(taikooShop))
  const [till] = await newTills(gateway, taikooShop)
  const guest = await newGuest(gateway)
  const { orderId } = await place(gateway, guest)
  await place(gateway, guest, { storeId: '3102' })
  const seen = await gateway.ask(shopOrdersGet, { storeId: taikooShop }, crew)
  expect({ ...seen, attended: false }).toEqual(await gateway.ask(getShopOrders, { storeId: taikooShop }, till))
  expect(seen.orders).toMatchObject([{ orderId, payMethod: 'cash', paid: false, checkAge: false }])
  expect(seen.orders[0]?.toCollect).toBe(seen.orders[0]?.total)
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(shopOrdersGet, {}, await newStaff(gateway, 'crew'))).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('crew, and a tablet, see the guest of an order in hand, and no more of one that nobody has ended', async () => {
  const contact = { name: 'Chan Tai Man', phone: '91234567' }
  const { orderId } = await place(gateway, await newGuest(gateway), {
    orderType: 2,
    at: taikooHome,
    contact,
    request: 'no bell, egg allergy',
  })
  const tablet = await newTablet(gateway, await newStaff(gateway, 'manager', atShops(taikooShop)), taikooShop)
  const seenByTablet = async () =>
    (await gateway.ask(getShopOrders, { storeId: taikooShop }, tablet)).orders.find((order) => order.orderId === orderId)
  const seen = async () => {
    const crew = await newStaff(gateway, 'crew', atShops(taikooShop))
    return (await gateway.ask(shopOrdersGet, { storeId: taikooShop }, crew)).orders.find((order) => order.orderId === orderId)
  }
  expect(await seen()).toMatchObject({
    contact: { name: 'Chan Tai Man' },
    request: 'no bell, egg allergy',
    allergy: { allergens: ['egg'] },
  })
  expect(await seenByTablet()).toEqual(await seen())
  clock.at = noon + 13 * 60 * 60_000
  expect(await seen()).toMatchObject({ contact: null, destination: null, request: null, allergy: null })
  expect(await seenByTablet()).toEqual(await seen())
})
