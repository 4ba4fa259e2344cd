import { getShopQuoTime, getStoreList, previewOrder } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { atSea, macauShop, onWire, orderOf, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const hour = 3_600_000

function draftOf(wish: Parameters<typeof orderOf>[1] = {}): object {
  const {
    clientOrderId: _,
    payMethod: __,
    total: ___,
    ageDeclared: ____,
    contact: _____,
    ...draft
  } = onWire(orderOf(gateway, wish)) as Record<string, unknown>
  return draft
}

test('a draft is priced and promised for anybody, and nothing is kept', async () => {
  const preview = await gateway.ask(previewOrder, draftOf())
  expect(preview.price).toMatchObject({ subtotal: 8800, boxedMeal: 100, delivery: 0, cutlery: 0, total: 8900, itemCount: 2 })
  expect(preview).toMatchObject({ issues: [], delivery: null, belowMinimum: 0, openness: { state: 'open', closesAt: noon + 10.5 * hour } })
  expect(preview.quoteMinutes.high).toBe(preview.quoteMinutes.low + 10)
  const count = { name: '', text: 'select count(*) as orders from orders' }
  expect(await gateway.context.db.rows(count)).toEqual([{ orders: 0 }])
})

test('a queue of more than a day is told as it is', async () => {
  const crowded = await startGateway({ instead: { queues: { minutes: async () => 1995 } } })
  const preview = await crowded.ask(previewOrder, draftOf())
  expect(preview.quoteMinutes.low).toBeGreaterThan(1990)
  const shops = await crowded.ask(getStoreList, { orderType: 1 })
  expect(shops.stores.find(({ storeId }) => storeId === taikooShop)).toMatchObject({ busyMinutes: 1995 })
  expect((await crowded.ask(getShopQuoTime, { storeId: taikooShop, orderType: 1 })).quoteMinutes.low).toBeGreaterThan(1990)
  await crowded.stop()
})

test('[9.13] cutlery costs a dollar at takeaway', async () => {
  const { price } = await gateway.ask(previewOrder, { ...draftOf(), cutlery: true })
  expect(price).toMatchObject({ cutlery: 100, total: 9000 })
})

test('[8.11] a delivery tells its zone and how much is missing to its minimum', async () => {
  const preview = await gateway.ask(previewOrder, draftOf({ orderType: 2, at: taikooHome, pids: ['garlic-bread'] }))
  expect(preview).toMatchObject({ delivery: { fee: 1500, minimum: 5000, travelMinutes: 8 }, belowMinimum: 2600 })
})

test.each([1, 2, 40])('[4.10] a cart with %i delivery-fee lines of its own is charged one delivery, at its zone’s price', async (times) => {
  const draft = draftOf({ orderType: 2, at: taikooHome }) as { lines: object[] }
  const line = { ...draft.lines[0], uid: 'delivery', pid: 'delivery', price: 15, num: 3, isSendType: true }
  const preview = await gateway.ask(previewOrder, { ...draft, lines: [...draft.lines, ...Array.from({ length: times }, () => line)] })
  const { price } = await gateway.ask(previewOrder, draft)
  expect(price).toMatchObject({ delivery: 1500 })
  expect(preview).toMatchObject({ price, issues: [] })
})

test('a delivery without an address yet is priced without its fee', async () => {
  const { price, delivery } = await gateway.ask(previewOrder, draftOf({ orderType: 2 }))
  expect(price).toMatchObject({ delivery: 0 })
  expect(delivery).toBeNull()
})

test('[8.14] what is wrong with the cart is told beside the price of the rest', async () => {
  const draft = draftOf() as { lines: object[] }
  const preview = await gateway.ask(previewOrder, { ...draft, lines: [...draft.lines, { ...draft.lines[0], uid: 'gone' }] })
  expect(preview).toMatchObject({ issues: [{ index: 2, uid: 'gone', code: 'removed' }], price: { total: 8900 } })
  const nothing = await gateway.ask(previewOrder, { ...draft, lines: [{ ...draft.lines[0], uid: 'gone' }] })
  expect(nothing.price).toBeNull()
})

test.each([
  ['STORE_UNKNOWN', { storeId: '9999' }],
  ['STORE_UNKNOWN', { storeId: macauShop }],
  ['OUT_OF_SERVICE_AREA', { orderType: 2, destination: atSea }],
])('%s is refused for %j', async (code, part) => {
  expect(await gateway.call(previewOrder, { ...draftOf(), ...part })).toMatchObject({ status: 301, code, data: null })
})

test('a way of dining that the shop does not offer is refused', async () => {
  const shop = gateway.context.catalogue.shops(31).find(({ orderTypes }) => !orderTypes.includes(5))
  expect(await gateway.call(previewOrder, { ...draftOf(), storeId: shop?.storeId, orderType: 5 })).toMatchObject({
    code: 'ORDER_TYPE_UNAVAILABLE',
  })
})

test.each([{ lines: [] }, { orderType: 3 }, { cutlery: 'yes' }, { storeId: taikooShop.repeat(40) }])(
  'a malformed draft is turned away: %j',
  async (part) => {
    expect(await gateway.call(previewOrder, { ...draftOf(), ...part })).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)

test('[5.12] a delivery that does not say where to is told so, and everything else of it as well', async () => {
  const preview = await gateway.ask(previewOrder, { ...draftOf({ orderType: 2, at: taikooHome }), destination: undefined })
  expect(preview).toMatchObject({ addressIssue: 'ADDRESS_REQUIRED', delivery: null, issues: [], openness: { state: 'open' } })
  expect(preview.price?.itemCount).toBe(2)
  const nameless = { ...taikooHome, building: '', fullAddress: '' }
  expect(await gateway.ask(previewOrder, draftOf({ orderType: 2, at: nameless }))).toMatchObject({ addressIssue: 'ADDRESS_REQUIRED' })
  expect(await gateway.ask(previewOrder, draftOf({ orderType: 2, at: taikooHome }))).toMatchObject({ addressIssue: null })
  expect(await gateway.ask(previewOrder, draftOf())).toMatchObject({ addressIssue: null })
})

test('[2.16] [5.12] a building is enough for the price, the fee and the time of a delivery', async () => {
  const preview = await gateway.ask(previewOrder, draftOf({ orderType: 2, at: { ...taikooHome, floor: '', flat: '' } }))
  expect(preview).toMatchObject({ addressIssue: null, delivery: { travelMinutes: 8 }, price: { itemCount: 2, delivery: 1500 } })
})
