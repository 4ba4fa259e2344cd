import { randomUUID } from 'node:crypto'
import { cancelOrder, getOrderDetail, getShopOrders, orderPay, payStatusGet, postOrder, updateOrderStatus } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { newGuest, newTills, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'
import { expireOrders } from '../../ordering/workers/expire-orders.ts'
import { readPayments } from '../workers/read-payments.ts'
import { fakeProvider } from '../../../testing/fakes/fake-provider.ts'
import { settle } from '../settle.ts'

const clock = { at: noon, now: () => clock.at }
const bank = fakeProvider()
const gateway = await startGateway({ clock, instead: { providers: bank.providers } })
afterAll(gateway.stop)
const guest = await newGuest(gateway)
const [till = {}] = await newTills(gateway, taikooShop)

const refOf = (page: string | null) => page?.split('/').at(-1) ?? ''
const shopHas = async (orderId: string) =>
  (await gateway.ask(getShopOrders, { storeId: taikooShop }, till)).orders.some((order) => order.orderId === orderId)
const ledger = async (orderId: string) =>
  gateway.context.db.rows<{ account: string; amount: number }>(
    { name: '', text: 'select account, sum(amount)::int as amount from ledger where order_id = $1 group by account order by account' },
    [orderId],
  )
const status = (orderId: string, as: As = guest) => gateway.ask(payStatusGet, { orderId }, as)

test('[1.20] an order by card waits for its money, and the shop does not see it until it is paid', async () => {
  const { orderId, status: code, payUntil } = await place(gateway, guest, { payMethod: 'card' })
  expect([code, payUntil]).toEqual([1, addMinutes(noon, 10)])
  expect(await shopHas(orderId)).toBe(false)
  const { page } = await gateway.ask(orderPay, { orderId, method: 'card' }, guest)
  expect(await status(orderId)).toMatchObject({ order: { status: 1 }, payments: [{ method: 'card', state: 'open', page }] })
  bank.pay(refOf(page))
  clock.at = addMinutes(noon, 3)
  expect(await status(orderId)).toMatchObject({
    order: { status: 7, payUntil: null },
    payments: [{ state: 'paid', card: { last4: '4242' }, page: null }],
  })
  expect(await shopHas(orderId)).toBe(true)
  expect((await gateway.ask(getOrderDetail, { orderId }, guest)).card).toMatchObject({ last4: '4242' })
  expect(await ledger(orderId)).toEqual([])
  clock.at = noon
})

test('asked twice there is one payment; another method ends the one before', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'card' })
  const first = await gateway.ask(orderPay, { orderId, method: 'card' }, guest)
  expect(await gateway.ask(orderPay, { orderId, method: 'card' }, guest)).toEqual(first)
  const other = await gateway.ask(orderPay, { orderId, method: 'alipay' }, guest)
  expect(other.page).not.toBe(first.page)
  expect((await status(orderId)).payments).toMatchObject([
    { method: 'alipay', state: 'open' },
    { method: 'card', state: 'failed' },
  ])
  bank.pay(refOf(other.page))
  expect((await status(orderId)).order.status).toBe(7)
  expect(await ledger(orderId)).toEqual([
    { account: 'provider', amount: 8900 },
    { account: 'sales', amount: -8900 },
  ])
})

test('what was paid before another method was chosen stays paid', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'alipay' })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'alipay' }, guest)
  bank.pay(refOf(page))
  expect(await gateway.ask(orderPay, { orderId, method: 'card' }, guest)).toEqual({ orderId, page: null, status: 7 })
})

test.each(['card', 'alipay'] as const)(
  'a page of %s that is paid between our look and its end is paid, whatever was chosen since',
  async (method) => {
    for (const other of ['octopus', 'cash'] as const) {
      const { orderId } = await place(gateway, guest, { payMethod: method })
      const { page } = await gateway.ask(orderPay, { orderId, method }, guest)
      bank.justBefore('end', () => bank.pay(refOf(page)))
      expect(await gateway.ask(orderPay, { orderId, method: other }, guest)).toEqual({ orderId, page: null, status: 7 })
      expect((await status(orderId)).payments).toMatchObject([{ method, state: 'paid' }])
      expect(await bank.provider.read(refOf(page))).toMatchObject({ state: method === 'card' ? 'held' : 'captured' })
    }
  },
)

test('what an order that its guest ended had been paid in the same moment goes back, and says so', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'card' })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'card' }, guest)
  await gateway.ask(cancelOrder, { orderId }, guest)
  bank.justBefore('end', () => bank.pay(refOf(page)))
  await readPayments.round(gateway.context)
  expect(await gateway.ask(getOrderDetail, { orderId }, guest)).toMatchObject({ status: -1, refund: { state: 'arranged', amount: 8900 } })
})

test('a decline leaves the order waiting, and cash at the door places it', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'card' })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'card' }, guest)
  bank.decline(refOf(page))
  expect(await status(orderId)).toMatchObject({
    order: { status: 1 },
    payments: [{ state: 'failed', reason: 'declined', card: { last4: '4242' } }],
  })
  expect(await gateway.ask(orderPay, { orderId, method: 'cash' }, guest)).toEqual({ orderId, page: null, status: 7 })
})

test('the page of a payment is forgotten once it is paid, or can be paid no more: who has it might pay, or read what it costs', async () => {
  const ends: Record<string, (ref: string) => void> = {
    open: () => {},
    held: (ref) => bank.pay(ref),
    failed: (ref) => bank.decline(ref),
    mismatched: (ref) => bank.pay(ref, { amount: 100 }),
  }
  for (const [state, end] of Object.entries(ends)) {
    const { orderId } = await place(gateway, guest, { payMethod: 'card' })
    const { page } = await gateway.ask(orderPay, { orderId, method: 'card' }, guest)
    end(refOf(page))
    await status(orderId)
    expect(await gateway.context.payments.ofOrder(orderId)).toMatchObject([{ state, page: state === 'open' ? page : null }])
    await gateway.ask(cancelOrder, { orderId }, guest)
  }
})

test('what is paid late has no page either', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'card' })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'alipay' }, guest)
  await gateway.ask(cancelOrder, { orderId }, guest)
  bank.pay(refOf(page))
  const [payment] = await gateway.context.payments.ofOrder(orderId)
  if (!payment) throw new Error('it was begun')
  await settle(payment, gateway.context)
  expect(await gateway.context.payments.ofOrder(orderId)).toMatchObject([{ state: 'captured', page: null }])
})

test('another amount than was asked for is kept apart, and places nothing', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'alipay' })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'alipay' }, guest)
  bank.pay(refOf(page), { amount: 100 })
  expect(await status(orderId)).toMatchObject({ order: { status: 1 }, payments: [{ state: 'checking' }] })
  expect(await ledger(orderId)).toEqual([
    { account: 'provider', amount: 100 },
    { account: 'quarantine', amount: -100 },
  ])
})

test('what is only held under another amount is kept apart, and not booked', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'card' })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'card' }, guest)
  bank.pay(refOf(page), { currency: 'MOP' })
  expect(await status(orderId)).toMatchObject({ order: { status: 1 }, payments: [{ state: 'checking' }] })
  expect(await ledger(orderId)).toEqual([])
})

test('[4.42] a paid order that is cancelled says that its money goes back', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'alipay' })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'alipay' }, guest)
  bank.pay(refOf(page))
  await status(orderId)
  expect(await gateway.ask(cancelOrder, { orderId }, guest)).toMatchObject({
    status: -1,
    endReason: 'guest',
    refund: { state: 'arranged', amount: 8900 },
  })
  expect(await gateway.ask(getOrderDetail, { orderId }, guest)).toMatchObject({ refund: { state: 'arranged', amount: 8900 } })
})

test('[4.42] what comes too late goes back to where it came from; a live order keeps the method that it was paid by', async () => {
  const [ended, live] = [await place(gateway, guest, { payMethod: 'card' }), await place(gateway, guest, { payMethod: 'card' })]
  const late: string[] = []
  for (const { orderId } of [ended, live]) late.push(refOf((await gateway.ask(orderPay, { orderId, method: 'alipay' }, guest)).page))
  await gateway.ask(cancelOrder, { orderId: ended.orderId }, guest)
  await gateway.ask(orderPay, { orderId: live.orderId, method: 'cash' }, guest)
  for (const [n, { orderId }] of [ended, live].entries()) {
    bank.pay(late[n] ?? '')
    const [payment] = await gateway.context.payments.ofOrder(orderId)
    if (!payment) throw new Error('it was begun')
    await settle(payment, gateway.context)
  }
  const after = async (orderId: string) => {
    const { status: code, payMethod, refund } = await gateway.ask(getOrderDetail, { orderId }, guest)
    return [code, payMethod, refund]
  }
  expect(await after(ended.orderId)).toEqual([-1, 'alipay', { state: 'arranged', amount: 8900 }])
  expect(await after(live.orderId)).toEqual([7, 'cash', { state: 'arranged', amount: 8900 }])
})

test('somebody else’s order cannot be paid or looked at', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'card' })
  const other = await newGuest(gateway)
  expect(await gateway.call(orderPay, { orderId, method: 'card' }, other)).toMatchObject({ status: 301, code: 'ORDER_UNKNOWN' })
  expect(await gateway.call(payStatusGet, { orderId }, other)).toMatchObject({ status: 301, code: 'ORDER_UNKNOWN' })
})

test('[1.20] a method of another region is refused', async () => {
  expect(await gateway.call(postOrder, {}, guest)).toMatchObject({ code: 'CONTENT_INVALID' })
  const { orderId } = await place(gateway, guest, { payMethod: 'card' })
  expect(await gateway.call(orderPay, { orderId, method: 'mpay' }, guest)).toMatchObject({ code: 'PAY_METHOD_UNAVAILABLE' })
})

test('a paid order moves on like any other', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'card' })
  expect(await gateway.call(updateOrderStatus, { storeId: taikooShop, orderId, status: 10 }, till)).toMatchObject({
    code: 'CHANGE_ILLEGAL',
  })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'card' }, guest)
  bank.pay(refOf(page))
  await status(orderId)
  expect(await gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status: 10 }, till)).toMatchObject({ status: 10 })
})

test('[1.20] late money of an order goes back where another one of its group stands meanwhile, and that one stays', async () => {
  const { orderId } = await place(gateway, guest, { payMethod: 'alipay' })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'alipay' }, guest)
  clock.at = addMinutes(noon, 10)
  await expireOrders.round(gateway.context)
  const other = await newGuest(gateway)
  const second = await place(gateway, other)
  const run = (text: string, values: unknown[]) => gateway.context.db.rows<Record<string, unknown>>({ name: '', text }, values)
  await run('update orders set group_id = $1 where order_id = any($2)', [randomUUID(), [orderId, second.orderId]])
  bank.pay(refOf(page))
  clock.at = addMinutes(noon, 12)
  await readPayments.round(gateway.context)
  expect(await run('select amount, reason from refunds where order_id = $1', [orderId])).toEqual([{ amount: 8900, reason: 'late' }])
  expect(await run('select state from orders where order_id = any($1) order by order_id', [[orderId, second.orderId]])).toEqual([
    { state: 'cancelled' },
    { state: 'placed' },
  ])
  clock.at = noon
})
