import { randomUUID } from 'node:crypto'
import { cancelOrder, getUserOrders, payStatusGet } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startMoney } from '../../../testing/payments.fixtures.ts'
import { fakeProvider } from '../../../testing/fakes/fake-provider.ts'
import { newGuest, place } from '../../../testing/orders.fixtures.ts'

const bank = fakeProvider()
const money = await startMoney(bank.providers)
const { gateway, guest, status } = money
afterAll(gateway.stop)
afterEach(() => bank.suffer())

const code = async (content: object) => (await gateway.call(payStatusGet, content, guest)).code

test('[4.42] says how the order and its payments stand at this moment, the latest first', async () => {
  const { orderId, ref } = await money.pending('card')
  const waiting = await status(orderId)
  expect(waiting).toMatchObject({ order: { status: 1 }, payments: [{ state: 'open', amount: 8900 }] })
  // Nothing that takes something off is spoken of where nothing does.
  expect(waiting.usesSavings).toBeUndefined()
  bank.decline(ref)
  expect(await status(orderId)).toMatchObject({ order: { status: 1 }, payments: [{ state: 'failed', reason: 'declined', page: null }] })
})

test('[1.20] who comes back paid sees the order placed, and by which card', async () => {
  const { orderId, ref } = await money.pending('card')
  bank.pay(ref)
  expect(await status(orderId)).toMatchObject({
    order: { status: 7, payUntil: null },
    payments: [{ state: 'paid', page: null, card: { network: 'visa', last4: '4242' } }],
  })
})

test('a provider that does not answer leaves everything as it was', async () => {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref)
  bank.suffer({ on: 'read', when: 'before' })
  expect(await status(orderId)).toMatchObject({ order: { status: 1 }, payments: [{ state: 'open' }] })
  expect(await status(orderId)).toMatchObject({ order: { status: 7 } })
})

test('what a person has to look at says so', async () => {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref, { currency: 'MOP' })
  expect(await status(orderId)).toMatchObject({ order: { status: 1 }, payments: [{ state: 'checking' }] })
})

test('[4.42] an order that ends unpaid says that a person still looks at a payment, also in the list and on its own screen', async () => {
  const as = await newGuest(gateway)
  const { orderId, ref } = await money.pending('alipay', {}, as)
  const usual = await money.pending('card', {}, as)
  bank.pay(ref, { amount: cents(100) })
  expect(await status(orderId, as)).toMatchObject({ order: { status: 1, checking: true } })
  for (const each of [orderId, usual.orderId]) await gateway.ask(cancelOrder, { orderId: each }, as)
  expect(await status(orderId, as)).toMatchObject({ order: { status: -1, refund: null, checking: true } })
  expect(await money.detail(orderId, as)).toMatchObject({ checking: true })
  const { orders } = await gateway.ask(getUserOrders, {}, as)
  expect(orders.map((order) => [order.orderId, order.checking ?? false])).toEqual([
    [usual.orderId, false],
    [orderId, true],
  ])
})

test('an order that is paid at the door has no payments', async () => {
  const { orderId } = await place(gateway, guest)
  expect(await status(orderId)).toMatchObject({ order: { status: 7, payMethod: 'cash' }, payments: [] })
})

test('somebody else’s order is unknown', async () => {
  const { orderId } = await money.pending('card')
  expect(await gateway.call(payStatusGet, { orderId }, await newGuest(gateway))).toMatchObject({ code: 'ORDER_UNKNOWN', data: null })
  expect(await code({ orderId: randomUUID() })).toBe('ORDER_UNKNOWN')
})

test.each([{}, { orderId: 'x' }, { orderId: 7 }])('a malformed content is turned away: %j', async (content) => {
  expect(await code(content)).toBe('CONTENT_INVALID')
})
