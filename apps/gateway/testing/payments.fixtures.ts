import { getOrderDetail, orderPay, payStatusGet, updateOrderStatus } from '@harbour/protocol'
import { addMinutes, type PayMethod } from '@harbour/rules'
import { afterAll, afterEach } from 'vitest'
import type { Context } from '../context.ts'
import type { PaymentProviders } from '../modules/payments/payment-provider.ts'
import { newGuest, newTills, place, taikooShop } from './orders.fixtures.ts'
import { noon, startGateway, type As } from './gateway.ts'
import { fakeProvider } from './fakes/fake-provider.ts'

type OrderInput = Parameters<typeof place>[2]

/** A gateway whose clock moves, a guest who pays by what these providers take, and the till of the Taikoo shop. `more` stands in for other parts of the context. */
export async function startMoney(providers: PaymentProviders, more: Partial<Context> = {}) {
  const clock = { at: noon, now: () => clock.at }
  const gateway = await startGateway({ clock, instead: { providers, ...more } })
  const { context } = gateway
  const guest = await newGuest(gateway)
  const [till = {}] = await newTills(gateway, taikooShop)
  const rows = <Row>(text: string, orderId: string) => context.db.rows<Row>({ name: '', text }, [orderId])
  const refOf = (page: string | null) => page?.split('/').at(-1)?.split('?')[0] ?? ''

  /** Begins to pay an order, and gives the provider's name for that payment. */
  async function begin(orderId: string, method: PayMethod, as: As = guest) {
    const { page } = await gateway.ask(orderPay, { orderId, method }, as)
    return { ref: refOf(page) }
  }

  return {
    gateway,
    deps: context,
    clock,
    guest,
    till,
    /** So many minutes later, of this order's noon. */
    later: (minutes: number) => void (clock.at = addMinutes(clock.at, minutes)),
    /** An order that waits for its money, and the provider's name for the payment that was begun. */
    async pending(method: PayMethod, input: OrderInput = {}, as: As = guest) {
      const { orderId } = await place(gateway, as, { payMethod: method, ...input })
      return { orderId, ...(await begin(orderId, method, as)) }
    },
    begin,
    refOf,
    /** The guest comes back to us, who ask the provider. */
    status: (orderId: string, as: As = guest) => gateway.ask(payStatusGet, { orderId }, as),
    detail: (orderId: string, as: As = guest) => gateway.ask(getOrderDetail, { orderId }, as),
    move: (orderId: string, status: number, reason?: string) =>
      gateway.call(updateOrderStatus, { storeId: taikooShop, orderId, status, reason }, till),
    payments: (orderId: string) =>
      rows<{ state: string; method: string; booked: string | null }>(
        'select state, method, booked from payments where order_id = $1 order by begun_at, payment_id',
        orderId,
      ),
    refunds: (orderId: string) =>
      rows<{ state: string; amount: number; reason: string }>(
        'select state, amount, reason from refunds where order_id = $1 order by asked_at, amount desc',
        orderId,
      ),
    /** The sum that each account has of an order; nothing where all of it is 0. */
    async ledger(orderId: string) {
      const sums = await rows<{ account: string; amount: number }>(
        'select account, sum(amount)::int as amount from ledger where order_id = $1 group by account having sum(amount) <> 0',
        orderId,
      )
      return Object.fromEntries(sums.map(({ account, amount }) => [account, amount]))
    },
    reasons: async (orderId: string) =>
      (await rows<{ reason: string | null }>('select reason from order_events where order_id = $1 order by seq', orderId)).map(
        ({ reason }) => reason,
      ),
  }
}

export type Money = Awaited<ReturnType<typeof startMoney>>

/** The same, with a provider that these tests play: after each of them it is noon again, and nothing fails. */
export async function startWithBank() {
  const bank = fakeProvider()
  const money = await startMoney(bank.providers)
  afterAll(money.gateway.stop)
  afterEach(() => {
    money.clock.at = noon
    bank.suffer()
    bank.refundsEndAs('processing')
  })
  return { bank, money, ...money }
}
