import { cancelOrder } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { payRefund } from '../pay-refund.ts'
import { startWithBank } from '../../../testing/payments.fixtures.ts'
import { noon } from '../../../testing/gateway.ts'
import { payBack } from './pay-back.ts'

const { bank, money, gateway, deps, clock, guest, later } = await startWithBank()

/** A paid order that its guest has taken back. */
async function cancelled(method: 'card' | 'alipay') {
  const order = await money.pending(method)
  bank.pay(order.ref)
  await money.status(order.orderId)
  await gateway.ask(cancelOrder, { orderId: order.orderId }, guest)
  return order
}
const refund = async (orderId: string) => (await money.detail(orderId)).refund
const given = (ref: string) => [...bank.payments.values()].find((each) => each.ref === ref)?.refunds.size

test('[4.42] money goes back from arranged over processing to refunded, and the guest’s stream moves with it', async () => {
  const { orderId, ref } = await cancelled('alipay')
  expect(await refund(orderId)).toEqual({ state: 'arranged', amount: 8900 })
  await payBack.round(deps)
  expect(await refund(orderId)).toEqual({ state: 'processing', amount: 8900 })
  expect(await money.ledger(orderId)).toEqual({ provider: 8900, sales: -8900 }) // it is not there yet
  bank.refundsEndAs('refunded')
  later(1)
  await Promise.all(Array.from({ length: 4 }, () => payBack.round(deps)))
  expect([await refund(orderId), await money.ledger(orderId)]).toEqual([
    { state: 'refunded', amount: 8900 },
    { sales: -8900, refunds: 8900 },
  ])
  expect(await money.reasons(orderId)).toEqual([null, 'paid', null, 'refundProcessing', 'refunded'])
  const steps = await deps.orderEvents.after(orderId, 3)
  expect(steps).toMatchObject([
    { seq: 4, state: 'cancelled' },
    { seq: 5, state: 'cancelled' },
  ])
  expect(given(ref)).toBe(1)
})

test('what was only held is let go, and nothing is booked', async () => {
  const { orderId, ref } = await cancelled('card')
  await payBack.round(deps)
  expect([await refund(orderId), await money.ledger(orderId), await money.payments(orderId)]).toEqual([
    { state: 'refunded', amount: 8900 },
    {},
    [{ state: 'released', method: 'card', booked: 'sale' }],
  ])
  expect([given(ref), (await bank.provider.read(ref)) as unknown]).toMatchObject([0, { state: 'failed' }])
})

test.each([
  ['refund', 'before'],
  ['refund', 'after'],
  ['readRefund', 'before'],
] as const)('an answer to %s that is lost %s it is done gives nothing back twice', async (on, when) => {
  const { orderId, ref } = await cancelled('alipay')
  bank.suffer({ on, when })
  for (let round = 0; round < 3; round++) {
    await payBack.round(deps)
    later(1)
  }
  bank.refundsEndAs('refunded')
  await payBack.round(deps)
  expect([await refund(orderId), given(ref)]).toEqual([{ state: 'refunded', amount: 8900 }, 1])
  expect(await money.ledger(orderId)).toEqual({ sales: -8900, refunds: 8900 })
})

test.each(['before', 'after'] as const)('a hold that is let go without an answer (%s) is let go once', async (when) => {
  const { orderId } = await cancelled('card')
  bank.suffer({ on: 'cancel', when })
  await payBack.round(deps)
  expect(await refund(orderId)).toEqual({ state: 'arranged', amount: 8900 })
  later(1)
  await payBack.round(deps)
  expect(await refund(orderId)).toEqual({ state: 'refunded', amount: 8900 })
})

test('whoever was killed between two steps is followed by another who ends it', async () => {
  const { orderId, ref } = await cancelled('alipay')
  const [taken] = (await deps.refunds.toGive({ now: clock.at, most: 99 })).filter((one) => one.orderId === orderId)
  if (!taken) throw new Error('it is due')
  // The provider was asked, and nobody lived to write it down.
  await bank.provider.refund({ ref, key: taken.refundId, amount: taken.amount })
  bank.refundsEndAs('refunded')
  await payBack.round(deps)
  expect(await refund(orderId)).toEqual({ state: 'arranged', amount: 8900 })
  later(1)
  await payBack.round(deps)
  // The one who was thought dead comes back.
  await payRefund(taken, deps)
  expect([await refund(orderId), given(ref)]).toEqual([{ state: 'refunded', amount: 8900 }, 1])
  expect(await money.ledger(orderId)).toEqual({ sales: -8900, refunds: 8900 })
})

test('a refund that fails is asked for again, and after the fifth time it is for a person', async () => {
  const { orderId } = await cancelled('alipay')
  bank.refundsEndAs('failed')
  const states: unknown[] = []
  for (let round = 0; round < 6; round++) {
    await payBack.round(deps)
    states.push((await refund(orderId))?.state)
    later(60)
  }
  expect(states).toEqual(['failed', 'failed', 'failed', 'failed', 'manual', 'manual'])
  expect(await money.reasons(orderId)).toEqual([null, 'paid', null, 'refundFailed', 'refundManual'])
  expect(await money.ledger(orderId)).toEqual({ provider: 8900, sales: -8900 })
})

test.each([
  [0, 'manual'],
  [20, 'manual'],
  [60, 'refunded'],
])('money that comes back %i days after its guest was said to have it is looked for without any notice: %s', async (days, state) => {
  const { orderId, ref } = await cancelled('alipay')
  bank.refundsEndAs('refunded')
  await payBack.round(deps)
  const pass = async (count: number) => {
    for (let day = 0; day < count; day++) {
      later(24 * 60)
      await payBack.round(deps)
    }
  }
  await pass(days)
  bank.bounce(ref)
  await pass(8)
  clock.at = noon
  expect((await refund(orderId))?.state).toBe(state)
  expect(await money.ledger(orderId)).toEqual(state === 'manual' ? { provider: 8900, sales: -8900 } : { sales: -8900, refunds: 8900 })
})

test('one that failed and then went through is refunded', async () => {
  const { orderId } = await cancelled('alipay')
  bank.refundsEndAs('failed')
  await payBack.round(deps)
  bank.refundsEndAs('refunded')
  later(1)
  await payBack.round(deps)
  expect([(await refund(orderId))?.state, await money.ledger(orderId)]).toEqual(['refunded', { sales: -8900, refunds: 8900 }])
})

test('whoever hears late of a try that has failed leaves the next one alone', async () => {
  const { orderId } = await cancelled('alipay')
  const [stale] = (await deps.refunds.toGive({ now: clock.at, most: 99 })).filter((one) => one.orderId === orderId)
  if (!stale) throw new Error('it is due')
  bank.refundsEndAs('failed')
  later(1)
  await payBack.round(deps)
  bank.refundsEndAs('processing')
  // Its provider's word of the first try, which has been heard already, from somebody who was slow.
  expect(await deps.refunds.failed(stale, { ref: 're_first', at: clock.at })).toBe('known')
  await deps.refunds.processing(stale, { ref: 're_first', at: clock.at })
  expect(await refund(orderId)).toMatchObject({ state: 'failed' })
  later(1)
  await payBack.round(deps)
  expect(await deps.refunds.failed(stale, { ref: 're_first', at: clock.at })).toBe('known')
  expect(await refund(orderId)).toMatchObject({ state: 'processing' })
  bank.refundsEndAs('refunded')
  later(1)
  await payBack.round(deps)
  expect([await refund(orderId), await money.ledger(orderId)]).toEqual([
    { state: 'refunded', amount: 8900 },
    { sales: -8900, refunds: 8900 },
  ])
})
