import { cancelOrder, getFrequentStores } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { macauShop, newGuest, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => (clock.at += 1000) }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

const ids = async (as: Parameters<typeof gateway.ask>[2], content: object = {}) =>
  (await gateway.ask(getFrequentStores, content, as)).stores.map(({ storeId }) => storeId)

test('[1.17] the shops that a guest has ordered from come most often first', async () => {
  const guest = await newGuest(gateway)
  expect(await ids(guest)).toEqual([])
  for (const storeId of ['3102', taikooShop, taikooShop, '3115']) await place(gateway, guest, { storeId })
  expect(await ids(guest)).toEqual([taikooShop, '3115', '3102'])
  const { stores } = await gateway.ask(
    getFrequentStores,
    { near: { lat: 22.2847, lng: 114.2161 }, orderType: 1 },
    { ...guest, language: 2 },
  )
  expect(stores[0]).toMatchObject({ name: 'Taikoo Shing, Cityplaza', openness: { state: 'open' }, distance: expect.any(Number) })
})

test('[1.17] only shops of the brand that serve the order type are among them', async () => {
  const guest = await newGuest(gateway)
  for (const storeId of ['3115', taikooShop]) await place(gateway, guest, { storeId })
  await gateway.ask(getFrequentStores, {}, { ...guest, brand: 42 })
  await place(gateway, { ...guest, brand: 42 }, { storeId: macauShop })
  expect(await ids(guest, { orderType: 2 })).toEqual([taikooShop])
  expect(await ids({ ...guest, brand: 42 })).toEqual([macauShop])
})

test('[1.17] a cancelled order does not count, nor does anybody else’s', async () => {
  const [guest, other] = [await newGuest(gateway), await newGuest(gateway)]
  await place(gateway, other, { storeId: '3102' })
  const { orderId } = await place(gateway, guest)
  await gateway.ask(cancelOrder, { orderId }, guest)
  expect(await ids(guest)).toEqual([])
})

test('without a session there are none', async () => {
  expect(await gateway.call(getFrequentStores)).toMatchObject({ status: 301, code: 'SESSION_EXPIRED', data: null })
})

test.each([{ orderType: 3 }, { near: {} }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(getFrequentStores, content, await newGuest(gateway))).toMatchObject({ code: 'CONTENT_INVALID' })
})
