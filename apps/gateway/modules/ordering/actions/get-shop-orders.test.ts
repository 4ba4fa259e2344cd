import { cancelOrder, getShopOrders, tabletReport } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'
import { newGuest, newTills, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { atShops, newStaff, newTablet } from '../../../testing/staff.fixtures.ts'

let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)

const otherShop = '3102'
let till: As | undefined
let otherTill: As | undefined
beforeAll(async () => void ([till, otherTill] = await newTills(gateway, taikooShop, otherShop)))

test('a till sees the orders of its shop that have not ended, oldest first', async () => {
  const guest = await newGuest(gateway)
  const contact = { name: 'Chan', phone: '91234567' }
  const first = await place(gateway, guest, { pids: ['carbonara'], nums: [2] })
  const second = await place(gateway, guest, { orderType: 2, at: taikooHome, contact })
  const gone = await place(gateway, guest)
  await gateway.ask(cancelOrder, { orderId: gone.orderId }, guest)
  const { orders } = await gateway.ask(getShopOrders, { storeId: taikooShop }, { ...till, language: 2 })
  expect(orders.map(({ orderId }) => orderId)).toEqual([first.orderId, second.orderId])
  expect(orders[0]).toMatchObject({ pickupNo: first.pickupNo, status: 7, lines: [{ pid: 'carbonara', num: 2 }], contact: null })
  expect(orders[1]).toMatchObject({ destination: taikooHome, contact: { phone: '+85291234567' }, travelMinutes: 8 })
})

test.each([
  ['花生過敏，請換手套', { allergens: ['peanut'], clashes: false }],
  ['Allergic to milk', { allergens: ['milk'], clashes: true }],
  ['不要按鐘', null],
])('of a guest who says “%s” a till reads the allergy %j', async (request, allergy) => {
  const contact = { name: 'Chan', phone: '91234567' }
  const wish = { pids: ['carbonara'], nums: [2], orderType: 2, at: taikooHome, contact, request } as const
  const { orderId } = await place(gateway, await newGuest(gateway), { ...wish, pids: ['carbonara'], nums: [2] })
  const { orders } = await gateway.ask(getShopOrders, { storeId: taikooShop }, till)
  const seen = orders.find((order) => order.orderId === orderId)
  expect(seen?.allergy).toEqual(allergy && { text: request, ...allergy })
})

test('a till gets nothing of another shop', async () => {
  await place(gateway, await newGuest(gateway))
  expect(await gateway.call(getShopOrders, { storeId: taikooShop }, otherTill)).toMatchObject({
    status: 301,
    code: 'STORE_UNKNOWN',
    data: null,
  })
  expect(await gateway.ask(getShopOrders, { storeId: otherShop }, otherTill)).toEqual({ orders: [], attended: false })
})

test('a till hears that its shop is attended while a tablet of the shop reports or is used, for two minutes', async () => {
  const manager = await newStaff(gateway, 'manager', atShops(otherShop))
  const tablet = await newTablet(gateway, manager, otherShop)
  const attended = async (storeId = otherShop, as = otherTill) => (await gateway.ask(getShopOrders, { storeId }, as)).attended
  expect(await attended()).toBe(false)
  const health = { sound: 'on', visible: true, wakeLock: true, unsent: 0, screen: 'counter', version: '1' }
  await gateway.ask(tabletReport, { storeId: otherShop, ...health }, tablet)
  now += 2 * 60_000 - 1
  expect([await attended(), await attended(taikooShop, till)]).toEqual([true, false])
  now += 1
  expect(await attended()).toBe(false)
  await gateway.ask(getShopOrders, { storeId: otherShop }, tablet)
  expect(await attended()).toBe(true)
  now = noon
})

test.each(['', 'made up'])('the key "%s" opens no shop', async (key) => {
  expect(await gateway.call(getShopOrders, { storeId: taikooShop }, { key })).toMatchObject({ status: 2, code: 'SECRET_KEY', data: null })
})

test("a guest's key opens no shop", async () => {
  const guest = await newGuest(gateway)
  expect(await gateway.call(getShopOrders, { storeId: taikooShop }, guest)).toMatchObject({ code: 'SECRET_KEY', data: null })
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(getShopOrders, { storeId: '../../..' }, till)).toMatchObject({ code: 'CONTENT_INVALID' })
})
