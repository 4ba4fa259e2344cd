import { getOrderDetail, getShopOrders, getUserOrders, orderPay, payStatusGet, type ShopOrder } from '@harbour/protocol'
import { cents, presetLine, repriceLine, type CartLine, type Language } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { notificationPayload } from '../../push/order-notification.ts'
import { fakeProvider } from '../../../testing/fakes/fake-provider.ts'
import { newGuest, newTills, place, taikooHome, taikooShop } from '../../../testing/orders.fixtures.ts'
import { type As, noon, startGateway } from '../../../testing/gateway.ts'

const bank = fakeProvider()
const gateway = await startGateway({ instead: { providers: bank.providers } })
afterAll(gateway.stop)
const guest = await newGuest(gateway)
const [till = {}] = await newTills(gateway, taikooShop)
const contact = { name: 'Chan', phone: '91234567' }

function lineOf(pid: string, choices: Record<string, string[]> = {}): CartLine {
  const product = gateway.context.catalogue.book(taikooShop, 1, noon).products.get(`31-${pid}`)
  if (!product) throw new Error(`no ${pid}`)
  const listRequirements = Object.entries(choices).map(([requirementId, pids]) => ({
    requirementId,
    pidData: pids.map((each) => ({ pid: each, num: 1, price: cents(0) })),
  }))
  return repriceLine(product, { ...presetLine(product), ...(listRequirements.length > 0 && { listRequirements }) })
}

/** Seafood on the left, Hawaiian with prawns on the right. */
const halves = {
  halves: ['victoria-seafood', 'hawaiian'],
  size: ['size-9'],
  crust: ['crust-classic'],
  'right-toppings': ['right-corn', 'right-prawn'],
}
const halfHalf = () => lineOf('half-half', halves)
const as = (language: Language): As => ({ ...guest, language })
const inWords = {
  1: '左：維港海鮮至尊；右：夏威夷風情（加粟米、大蝦）；9 吋，經典手拍批底',
  2: 'left: Victoria Seafood Supreme; right: Hawaiian (with Sweetcorn, Prawns); 9 inch, Classic hand-stretched',
}

const shopOrder = async (orderId: string, language: Language = 2): Promise<ShopOrder | undefined> =>
  (await gateway.ask(getShopOrders, { storeId: taikooShop }, { ...till, language })).orders.find((each) => each.orderId === orderId)

test.each<Language>([1, 2])(
  '[1.21] [1.4] left and right are told of an order to its guest and its shop, in language %i',
  async (language) => {
    const { orderId } = await place(gateway, guest, { lines: [halfHalf()] })
    const [ordered] = (await gateway.ask(getOrderDetail, { orderId }, as(language))).lines
    const [cooked] = (await shopOrder(orderId, language))?.lines ?? []
    expect([ordered?.choices, cooked?.choices]).toEqual([inWords[language], inWords[language]])
    expect(ordered?.parts).toEqual(cooked?.parts)
    expect(ordered?.parts).toMatchObject([{ side: 'left', inside: [] }, { side: 'right', inside: [{ num: 1 }, { num: 1 }] }, {}, {}])
  },
)

test('[1.21] [2.38] the list of orders and the news of one name both halves', async () => {
  const { orderId } = await place(gateway, guest, { lines: [halfHalf()] })
  const titled = async (language: Language) =>
    (await gateway.ask(getUserOrders, {}, as(language))).orders.find((each) => each.orderId === orderId)?.title
  expect(await titled(1)).toBe('雙拼薄餅（左：維港海鮮至尊；右：夏威夷風情（加粟米、大蝦））')
  expect(await titled(2)).toBe('Half and Half (left: Victoria Seafood Supreme; right: Hawaiian (with Sweetcorn, Prawns))')
  const order = await gateway.context.orders.one(orderId)
  if (!order) throw new Error('the order is gone')
  const { body } = notificationPayload(order, { news: 'accepted', seq: 2, language: 2, catalogue: gateway.context.catalogue })
  expect(body).toContain('left: Victoria Seafood Supreme; right: Hawaiian')
})

test('[1.21] an order is pictured by what was chosen: both halves of a pizza, and how many of a dish', async () => {
  const { orderId } = await place(gateway, guest, { lines: [halfHalf(), { ...lineOf('water'), num: 2 }] })
  const composed = { of: 'halves', pictures: ['seafood', 'hawaiian'] }
  const { lines } = await gateway.ask(getOrderDetail, { orderId }, guest)
  expect(lines.map((line) => line.composed)).toEqual([composed, undefined])
  const { orders } = await gateway.ask(getUserOrders, {}, guest)
  expect(orders.find((each) => each.orderId === orderId)?.pictured).toEqual([
    { picture: 'half-half', num: 1, composed },
    { picture: 'water', num: 2 },
  ])
})

test('[1.21] [3.7] a pizza with another crust than the usual one keeps the picture of its edge, in the order and in the list', async () => {
  const thin = lineOf('double-pepperoni', { size: ['size-9'], crust: ['crust-thin'] })
  const { orderId } = await place(gateway, guest, {
    lines: [thin, lineOf('double-pepperoni', { size: ['size-9'], crust: ['crust-classic'] })],
  })
  const crusts = ['crust-thin', undefined]
  expect((await gateway.ask(getOrderDetail, { orderId }, guest)).lines.map(({ crust }) => crust)).toEqual(crusts)
  const { orders } = await gateway.ask(getUserOrders, {}, guest)
  expect(orders.find((each) => each.orderId === orderId)?.pictured?.map(({ crust }) => crust)).toEqual(crusts)
})

test('what is in each line is told to its guest and its shop: the allergens of all that was chosen, and its energy', async () => {
  const { orderId } = await place(gateway, guest, { lines: [halfHalf(), lineOf('water')] })
  const { lines } = await gateway.ask(getOrderDetail, { orderId }, guest)
  const facts = { contains: ['gluten', 'crustacean', 'egg', 'milk', 'sulphite'], mayContain: ['fish', 'peanut'] }
  expect(lines).toMatchObject([
    { ...facts, kcal: 3 * 246 + 3 * (236 + 10 + 12) },
    { contains: [], mayContain: [], kcal: 0 },
  ])
  expect((await shopOrder(orderId))?.lines).toMatchObject([facts, { contains: [] }])
})

test('[1.20] of a delivery in cash its shop sees what is to be collected, in dollars on the wire', async () => {
  const { orderId, total } = await place(gateway, guest, { orderType: 2, at: taikooHome, contact })
  expect(await shopOrder(orderId)).toMatchObject({ payMethod: 'cash', paid: false, toCollect: total, checkAge: false })
  const { data } = await gateway.call(getShopOrders, { storeId: taikooShop }, till)
  const { orders } = data as { orders: { orderId: string; toCollect: number }[] } // as it came over the wire
  expect(orders.find((each) => each.orderId === orderId)?.toCollect).toBe(total / 100)
})

test('[1.20] of an order that is paid online its shop sees how, and that nothing is to be collected', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'card' })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'card' }, guest)
  bank.pay(page?.split('/').at(-1) ?? '')
  await gateway.ask(payStatusGet, { orderId }, guest)
  expect(await shopOrder(orderId)).toMatchObject({ payMethod: 'card', paid: true, toCollect: 0 })
})

test('[5.13] whoever hands over beer is told to check the age, and nobody for a word that was not asked for', async () => {
  const beer = await place(gateway, guest, { pids: ['carbonara', 'harbour-pale-ale'], ageDeclared: true })
  const plain = await place(gateway, guest, { ageDeclared: true })
  expect([(await shopOrder(beer.orderId))?.checkAge, (await shopOrder(plain.orderId))?.checkAge]).toEqual([true, false])
})
