import { readFile } from 'node:fs/promises'
import { getOrderDetail, getShopOrders, getUserOrders, postOrder, previewOrder } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newGuest, newTills, onWire, orderOf, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

let guest: As
beforeAll(async () => void (guest = await newGuest(gateway)))

/** Three carbonara and a garlic bread: $216, with $30 off. */
const feast = { pids: ['carbonara', 'garlic-bread'], nums: [3, 1] }
const gifts = [{ promotionId: 'free-side', pid: 'corn-chicken-soup' }]
const detailOf = (orderId: string, language: 1 | 2 = 2) => gateway.ask(getOrderDetail, { orderId }, { ...guest, language })
const draftOf = ({ storeId, orderType, lines, cutlery }: Record<string, unknown>) => ({ storeId, orderType, lines, cutlery })

test('[3.20] what the preview takes off, the order charges, and its bill names in the reader’s language', async () => {
  const { price } = await gateway.ask(previewOrder, draftOf({ ...onWire(orderOf(gateway, feast)) }))
  expect(price).toMatchObject({ subtotal: 21600, discount: 3000, boxedMeal: expect.any(Number) })
  const order = await place(gateway, guest, feast)
  expect(order.total).toBe(price?.total)
  const [english, chinese] = [await detailOf(order.orderId, 2), await detailOf(order.orderId, 1)]
  expect(english.price).toMatchObject({
    promotions: [{ promotionId: 'spend-more', name: 'Spend more, save more', amount: 3000 }],
    total: order.total,
  })
  expect(chinese.price.promotions[0]?.name).toBe('滿額即減')
})

test('[1.18] a gift is made by the kitchen and costs nothing: a line of its own on the bill and at the till', async () => {
  const plain = await place(gateway, guest, feast)
  const order = await place(gateway, guest, { ...feast, gifts })
  expect(order.total).toBe(plain.total)
  expect(order.itemCount).toBe(plain.itemCount + 1)
  const { lines, price } = await detailOf(order.orderId)
  expect(lines.at(-1)).toMatchObject({ pid: 'corn-chicken-soup', num: 1, unit: 0, total: 0, gift: true })
  expect(lines.slice(0, -1).filter(({ gift }) => gift)).toEqual([])
  expect(price.gifts).toEqual(gifts)
  const [till = {}] = await newTills(gateway, taikooShop)
  const { orders } = await gateway.ask(getShopOrders, { storeId: taikooShop }, till)
  const [mine, without] = [order, plain].map(({ orderId }) => orders.find((each) => each.orderId === orderId))
  expect(mine?.lines.some(({ gift }) => gift)).toBe(true)
  expect(mine?.makeMinutes).toBe((without?.makeMinutes ?? 0) + 1)
})

test('[3.20] a promotion that has ended meanwhile is told with the new price', async () => {
  clock.at = Date.parse('2026-11-20T17:29:59+08:00')
  const afternoon = orderOf(gateway, { pids: ['carbonara'], nums: [2] })
  clock.at = Date.parse('2026-11-20T17:30:00+08:00')
  const reply = await gateway.call(postOrder, onWire(afternoon), { ...guest, language: 2 })
  clock.at = noon
  expect(reply).toMatchObject({
    code: 'PRICE_CHANGED',
    data: { price: { discount: 0, promotions: [], total: afternoon.total / 100 + 20 }, issues: [] },
  })
})

test('[1.18] a gift that is not earned, has run out or was never offered is told before anything is ordered', async () => {
  const send = (wish: object) => gateway.call(postOrder, onWire(orderOf(gateway, wish)), guest)
  expect(await send({ pids: ['carbonara'], gifts })).toMatchObject({ code: 'PRICE_CHANGED', data: { price: { gifts: [] } } })
  expect(await send({ ...feast, gifts: [{ promotionId: 'free-side', pid: 'star-ferry-set' }] })).toMatchObject({ code: 'PRICE_CHANGED' })
  await gateway.context.catalogue.setSoldOut(taikooShop, 'corn-chicken-soup', true)
  expect(await send({ ...feast, gifts })).toMatchObject({ code: 'PRICE_CHANGED', data: { price: { gifts: [] } } })
  await gateway.context.catalogue.setSoldOut(taikooShop, 'corn-chicken-soup', false)
  expect(await send({ ...feast, gifts })).toMatchObject({ status: 1 })
})

test('[1.18] the same order with another gift is another body', async () => {
  const content = orderOf(gateway, { ...feast, gifts })
  const first = await gateway.ask(postOrder, onWire(content), guest)
  expect((await gateway.ask(postOrder, onWire(content), guest)).orderId).toBe(first.orderId)
  const other = { ...content, gifts: [{ promotionId: 'free-side', pid: 'garlic-bread' }] }
  expect(await gateway.call(postOrder, onWire(other), guest)).toMatchObject({ code: 'ORDER_CONFLICT' })
})

test('[3.20] an order from before there were promotions reads as one without', async () => {
  const { orderId } = await place(gateway, guest)
  const { rows } = gateway.context.db
  await rows({ name: '', text: "update orders set price = price - 'promotions' - 'discount' - 'gifts' where order_id = $1" }, [orderId])
  await rows({
    name: '',
    text: await readFile(new URL('../../../platform/database/migrations/006-promotions.sql', import.meta.url), 'utf8'),
  })
  expect((await detailOf(orderId)).price).toMatchObject({ promotions: [], discount: 0, gifts: [], total: 8900 })
  expect((await gateway.ask(getUserOrders, { limit: 1 }, guest)).orders).toHaveLength(1)
})
