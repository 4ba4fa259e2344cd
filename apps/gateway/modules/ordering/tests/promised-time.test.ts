import { getShopQuoTime, getStore, previewOrder } from '@harbour/protocol'
import { makingMinutes, promisedItems, promisedQuote, orderTypes, type OrderType } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { newGuest, onWire, orderOf, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

let queueMinutes = 0
const gateway = await startGateway({ clock: { now: () => noon }, instead: { queues: { minutes: async () => queueMinutes } } })
afterAll(gateway.stop)
const guest = await newGuest(gateway)

/** The beginning of the shop's second zone, with a longer way than the first. */
const shauKeiWan = { ...taikooHome, building: 'Shau Kei Wan', lat: 22.2795, lng: 114.2285 }
const contact = { name: 'Chan Tai Man', phone: '9123 4567' }
const { takeaway, delivery, dineIn } = orderTypes

type CartInput = { orderType: OrderType; at?: typeof taikooHome; pids: string[]; nums?: number[] }
const carts: [string, CartInput][] = [
  ['a takeaway', { orderType: takeaway, pids: ['carbonara', 'garlic-bread'] }],
  ['what takes long to make', { orderType: takeaway, pids: ['carbonara', 'garlic-bread'], nums: [9, 9] }],
  ['a meal at the shop', { orderType: dineIn, pids: ['garlic-bread'] }],
  ['a delivery to the first zone', { orderType: delivery, at: taikooHome, pids: ['carbonara', 'garlic-bread'] }],
  ['a delivery to another zone', { orderType: delivery, at: shauKeiWan, pids: ['carbonara', 'carbonara'], nums: [2, 1] }],
]

const queues = [0, 3, 14, 47]

test.each(carts.flatMap(([name, wish]) => queues.map((queue) => [name, queue, wish] as const)))(
  '[1.15] menu, cart, time sheet, confirmation and tracker promise the same time: %s behind a queue of %i minutes',
  async (_name, queue, wish) => {
    queueMinutes = queue
    const { orderType, at } = wish
    const order = orderOf(gateway, wish)
    const near = at && { lat: at.lat, lng: at.lng }
    const items = promisedItems({ lines: order.lines, gifts: [] }, gateway.context.catalogue.book(taikooShop, 1, noon))

    const { byOrderType } = await gateway.ask(getStore, { storeId: taikooShop, near })
    const row = byOrderType.find((each) => each.orderType === orderType)
    const menu = promisedQuote(row?.waitMinutes ?? NaN, items)
    const sheet = await gateway.ask(getShopQuoTime, { storeId: taikooShop, orderType, near, makeMinutes: makingMinutes(items) })
    const preview = await gateway.ask(previewOrder, draftOf(wish))
    const { placedAt, etaLow, etaHigh } = await place(gateway, guest, { ...wish, contact })
    const tracker = { low: (etaLow - placedAt) / 60_000, high: (etaHigh - placedAt) / 60_000 }
    expect({ sheet: sheet.quoteMinutes, confirmation: preview.quoteMinutes, tracker }).toEqual({
      sheet: menu,
      confirmation: menu,
      tracker: menu,
    })
  },
)

test('[1.15] with nothing in the cart the menu promises what the shop’s own words and the time sheet do', async () => {
  queueMinutes = 8
  for (const near of [undefined, taikooHome, shauKeiWan].map((at) => at && { lat: at.lat, lng: at.lng })) {
    const { byOrderType } = await gateway.ask(getStore, { storeId: taikooShop, near })
    for (const { orderType, waitMinutes, quoteMinutes } of byOrderType) {
      const sheet = await gateway.ask(getShopQuoTime, { storeId: taikooShop, orderType, near })
      expect([promisedQuote(waitMinutes ?? NaN), sheet.quoteMinutes]).toEqual([quoteMinutes, quoteMinutes])
    }
  }
})

test('[1.15] a delivery whose door is not known yet is promised by the same way in menu and confirmation', async () => {
  queueMinutes = 0
  const wish: CartInput = { orderType: delivery, pids: ['garlic-bread'] }
  const { byOrderType } = await gateway.ask(getStore, { storeId: taikooShop })
  const items = promisedItems({ lines: orderOf(gateway, wish).lines, gifts: [] }, gateway.context.catalogue.book(taikooShop, 1, noon))
  const wait = byOrderType.find(({ orderType }) => orderType === delivery)?.waitMinutes
  expect((await gateway.ask(previewOrder, draftOf(wish))).quoteMinutes).toEqual(promisedQuote(wait ?? NaN, items))
})

/** The question of the confirmation about an order to come. */
function draftOf(wish: CartInput): object {
  const order = onWire(orderOf(gateway, wish)) as Record<string, unknown> // a strict object encodes to one
  const notAsked = ['clientOrderId', 'payMethod', 'total', 'ageDeclared', 'contact']
  return Object.fromEntries(Object.entries(order).filter(([name]) => !notAsked.includes(name)))
}
