import { randomUUID } from 'node:crypto'
import { refundOrder } from '@harbour/protocol'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startMoney } from '../../../testing/payments.fixtures.ts'
import { fakeProvider } from '../../../testing/fakes/fake-provider.ts'
import { taikooShop } from '../../../testing/orders.fixtures.ts'
import { noon } from '../../../testing/gateway.ts'
import { payBack } from './pay-back.ts'
import { capturePayments } from './capture-payments.ts'

const bank = fakeProvider()
const money = await startMoney(bank.providers)
const { gateway, deps, clock, later } = money
afterAll(gateway.stop)
afterEach(() => {
  clock.at = noon
  bank.suffer()
})

/** An order paid by card, which the bank holds the money for. */
async function held(wish: Parameters<typeof money.pending>[1] = {}) {
  const order = await money.pending('card', wish)
  bank.pay(order.ref)
  await money.status(order.orderId)
  return order
}
const state = async (orderId: string) => (await money.payments(orderId))[0]?.state

test('a card is charged once the shop has accepted, and not before', async () => {
  const { orderId, ref } = await held()
  await capturePayments.round(deps)
  expect([await state(orderId), await money.ledger(orderId)]).toEqual(['held', {}])
  await money.move(orderId, 10)
  await capturePayments.round(deps)
  expect([await state(orderId), await money.ledger(orderId)]).toEqual(['captured', { provider: 8900, sales: -8900 }])
  expect(await bank.provider.read(ref)).toMatchObject({ state: 'captured' })
})

test.each(['before', 'after'] as const)('an answer lost %s it was taken is asked for again, and booked once', async (when) => {
  const { orderId } = await held()
  await money.move(orderId, 10)
  bank.suffer({ on: 'capture', when })
  await capturePayments.round(deps)
  expect([await state(orderId), await money.ledger(orderId)]).toEqual(['held', {}])
  later(1)
  await Promise.all(Array.from({ length: 4 }, () => capturePayments.round(deps)))
  await capturePayments.round(deps)
  expect([await state(orderId), await money.ledger(orderId)]).toEqual(['captured', { provider: 8900, sales: -8900 }])
})

test('what the bank has let go is lost: the order goes on, and says so to the reconciliation', async () => {
  const { orderId, ref } = await held()
  await money.move(orderId, 10)
  bank.bankLetsGo(ref)
  await capturePayments.round(deps)
  expect([await state(orderId), await money.ledger(orderId), (await money.detail(orderId)).status]).toEqual(['released', {}, 10])
  const note = { name: '', text: 'select money_note as note, paid from orders where order_id = $1' }
  expect(await deps.db.rows(note, [orderId])).toEqual([{ note: 'lost', paid: 0 }])
  await money.move(orderId, -1, 'tooBusy')
  expect([await money.refunds(orderId), (await money.detail(orderId)).refund]).toEqual([[], null])
})

test('[4.42] a part that was to go back of what the bank has let go is told as given back', async () => {
  const { orderId, ref } = await held({ nums: [3, 2] })
  await money.move(orderId, 10)
  const part = { storeId: taikooShop, orderId, clientRefundId: randomUUID(), reason: 'soldOut', parts: [{ index: 0, num: 1 }] } as const
  await gateway.ask(refundOrder, part, money.till)
  expect((await money.detail(orderId)).refund).toMatchObject({ state: 'arranged' })
  bank.bankLetsGo(ref)
  await capturePayments.round(deps)
  expect([await state(orderId), (await money.refunds(orderId))[0]?.state]).toEqual(['released', 'refunded'])
  expect((await money.detail(orderId)).refund).toMatchObject({ state: 'refunded' })
  expect(await money.reasons(orderId)).toEqual([null, 'paid', null, 'refundArranged', 'refunded'])
})

test('what is cancelled while it is being taken goes back, whoever comes first', async () => {
  for (const cancelFirst of [true, false]) {
    const { orderId, ref } = await held()
    await money.move(orderId, 10)
    const [payment] = await deps.payments.toCapture({ now: clock.at, most: 9 })
    if (!payment) throw new Error('it is due')
    await money.move(orderId, -1, 'tooBusy')
    if (cancelFirst) await payBack.round(deps)
    const answer = await bank.provider.capture({ ref, key: payment.paymentId, amount: payment.amount })
    if (answer === 'captured') await deps.payments.captured(payment.paymentId, clock.at)
    else expect(await deps.payments.lost(payment.paymentId, clock.at)).toBe(false)
    bank.refundsEndAs('refunded')
    later(1)
    await payBack.round(deps)
    expect([await state(orderId), await money.ledger(orderId)]).toEqual(
      cancelFirst ? ['released', {}] : ['captured', { sales: -8900, refunds: 8900 }],
    )
    expect((await money.detail(orderId)).refund).toEqual({ state: 'refunded', amount: 8900 })
    clock.at = noon
  }
})
