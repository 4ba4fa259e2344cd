import { cancelOrder, orderPay, payStatusGet } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBooks } from '../store/books.ts'
import { createClosings } from '../store/closings.ts'
import { place, macauShop } from '../../../testing/orders.fixtures.ts'
import { noon } from '../../../testing/gateway.ts'
import { payBack } from '../workers/pay-back.ts'
import { capturePayments } from '../workers/capture-payments.ts'
import { startMoney, type Money } from '../../../testing/payments.fixtures.ts'
import { fakeProvider } from '../../../testing/fakes/fake-provider.ts'
import { reconcile } from './reconcile.ts'

let bank: ReturnType<typeof fakeProvider>
let money: Money
beforeEach(async () => {
  bank = fakeProvider()
  money = await startMoney(bank.providers)
})
afterEach(() => money.gateway.stop())

const report = () =>
  reconcile({
    books: createBooks(money.deps.db),
    closings: createClosings(money.deps.db),
    providers: bank.providers,
    from: noon - 60_000,
  })
/** `matched 2 178.00` of a provider's currency, without the spaces of the table. */
async function row(name: string, currency = 'HKD') {
  const line = (await report()).lines.find((each) => each.startsWith(`sandbox ${currency}`) && each.includes(name))
  return line?.split(/\s+/).slice(-2).map(Number)
}

async function paid(method: 'alipay' | 'card') {
  const order = await money.pending(method)
  bank.pay(order.ref)
  await money.status(order.orderId)
  return order
}
const bankPaymentOf = (ref: string) => {
  const kept = [...bank.payments.values()].find((one) => one.ref === ref)
  if (!kept) throw new Error('no such payment')
  return kept
}

test('a day of everything ends at zero unexplained cents', async () => {
  await paid('alipay')
  await paid('card')
  const taken = await paid('card')
  await money.move(taken.orderId, 10)
  await capturePayments.round(money.deps)
  const declined = await money.pending('card')
  bank.decline(declined.ref)
  await money.status(declined.orderId)
  await money.pending('alipay')
  for (const method of ['alipay', 'card'] as const) {
    const { orderId } = await paid(method)
    await money.gateway.ask(cancelOrder, { orderId }, money.guest)
  }
  bank.refundsEndAs('refunded')
  await payBack.round(money.deps)
  const { lines, unexplained } = await report()
  expect([unexplained, lines.at(-1)]).toEqual([0, 'Unexplained: 0, 0 cents.'])
  // One taken by Alipay, one held and one taken by card; the rest is worth nothing.
  expect(await row('matched')).toEqual([7, 3 * 8900])
})

test('each region has its currency', async () => {
  const { orderId } = await place(
    money.gateway,
    { ...money.guest, brand: 42 },
    { storeId: macauShop, payMethod: 'mpay', pids: ['carbonara'] },
  )
  const as = { ...money.guest, brand: 42 } as const
  const { page } = await money.gateway.ask(orderPay, { orderId, method: 'mpay' }, as)
  bank.pay(money.refOf(page))
  const { order } = await money.gateway.ask(payStatusGet, { orderId }, as)
  expect(await row('matched', 'MOP')).toEqual([1, order.total])
  expect((await report()).unexplained).toBe(0)
})

test('what only the provider has is unexplained, and so is what only we have', async () => {
  const stranger = await paid('alipay')
  const kept = bankPaymentOf(stranger.ref)
  bank.payments.set('somebody', { ...kept, ask: { ...kept.ask, key: 'somebody' }, ref: 'pay_somebody' })
  expect([await row('theirs only'), (await report()).unexplained]).toEqual([[1, 8900], 1])
  bank.payments.clear()
  expect([await row('ours only'), (await report()).unexplained]).toEqual([[1, 8900], 1])
})

test('a cent more or less at the provider is unexplained', async () => {
  const { ref } = await paid('alipay')
  const kept = bankPaymentOf(ref)
  if (kept.truth.state !== 'captured') throw new Error('it was captured')
  kept.truth = { ...kept.truth, amount: cents(8899) }
  const { lines, unexplained } = await report()
  expect([await row('differing'), unexplained]).toEqual([[1, 1], 1])
  expect(lines.find((line) => line.startsWith('unexplained'))).toContain(ref)
})

test('money given back twice there and once here is unexplained, and given back on its way is not', async () => {
  const { orderId, ref } = await paid('alipay')
  await money.gateway.ask(cancelOrder, { orderId }, money.guest)
  bank.suffer({ on: 'refund', when: 'after' })
  await payBack.round(money.deps)
  // Theirs is done, ours not written down yet.
  expect([await row('differing'), (await report()).unexplained]).toEqual([[1, 8900], 0])
  money.later(1)
  await payBack.round(money.deps)
  expect([await row('matched'), (await report()).unexplained]).toEqual([[1, 0], 0])
  const kept = bankPaymentOf(ref)
  if (kept.truth.state === 'captured') kept.truth = { ...kept.truth, amount: cents(8900), refunded: cents(8800) }
  expect([await row('differing'), (await report()).unexplained]).toEqual([[1, 100], 1])
})

test('what nobody can place is shown, and explained', async () => {
  const { orderId, ref } = await money.pending('alipay')
  bank.pay(ref, { amount: 100 })
  await money.status(orderId)
  const { lines, unexplained } = await report()
  expect(unexplained).toBe(0)
  expect(lines).toContain('in quarantine: HKD $1')
})

test('an order whose bank let the money go is named', async () => {
  const { orderId, ref } = await paid('card')
  await money.move(orderId, 10)
  bank.bankLetsGo(ref)
  expect((await report()).unexplained).toBe(1) // nobody of us knows it yet
  await capturePayments.round(money.deps)
  const { lines, unexplained } = await report()
  const { orderNo } = await money.detail(orderId)
  expect([unexplained, lines]).toEqual([0, expect.arrayContaining([`lost: order ${orderNo} was made, and its bank let $89 go`])])
})

test('a provider that does not answer, and a booking that does not add up, are unexplained', async () => {
  const { orderId } = await paid('alipay')
  const silent = { ...bank.provider, book: async () => 'unknown' as const }
  const providers = { all: [silent], byName: new Map([[silent.name, silent]]) }
  expect(
    (await reconcile({ books: createBooks(money.deps.db), closings: createClosings(money.deps.db), providers, from: noon - 60_000 }))
      .unexplained,
  ).toBe(1)
  await money.deps.db.rows({ name: '', text: `update ledger set amount = amount - 1 where order_id = $1 and account = 'sales'` }, [orderId])
  expect((await report()).lines).toContain('unexplained: 1 bookings do not add up to 0')
})
