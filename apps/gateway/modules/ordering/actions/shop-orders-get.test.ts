import { getShopOrders, shopOrdersGet, updateOrderStatus } from '@harbour/protocol'
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

const manyMore = `with left_there as (update orders set state = 'ready' where order_id = $1 returning *)
  insert into orders select copy.* from left_there o, generate_series(1, 320) nr, lateral jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
    'order_id', gen_random_uuid(), 'order_no', 'copy ' || nr, 'client_order_id', gen_random_uuid())) copy`

test('a shop that has not ended its orders for days still sees the new one, and the one that it makes', async () => {
  clock.at = noon
  const storeId = '3103'
  const crew = await newStaff(gateway, 'crew', atShops(storeId))
  const [till] = await newTills(gateway, storeId)
  const guest = await newGuest(gateway)
  const [left, made] = [await place(gateway, guest, { storeId }), await place(gateway, guest, { storeId })]
  for (const status of [10, 12]) await gateway.ask(updateOrderStatus, { storeId, orderId: made.orderId, status }, till)
  await gateway.context.db.rows({ name: '', text: manyMore }, [left.orderId])
  const fresh = await place(gateway, guest, { storeId })
  const { orders } = await gateway.ask(shopOrdersGet, { storeId }, crew)
  const ids = orders.map(({ orderId }) => orderId)
  expect(ids).toHaveLength(300)
  expect(ids).toEqual(expect.arrayContaining([fresh.orderId, made.orderId]))
  expect(ids).toEqual(ids.toSorted())
})
