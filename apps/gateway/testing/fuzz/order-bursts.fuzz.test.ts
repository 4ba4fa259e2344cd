import { randomUUID } from 'node:crypto'
import { cancelOrder, orderPay, payStatusGet, postOrder, voucherHold, type Action } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { couponOrder, giveCoupon } from '../coupons.fixtures.ts'
import { newMember } from '../members.fixtures.ts'
import { fakeProvider } from '../fakes/fake-provider.ts'
import { onWire, orderOf, place, taikooShop } from '../orders.fixtures.ts'
import { noon, startGateway, type As } from '../gateway.ts'
import { readPayments } from '../../modules/payments/workers/read-payments.ts'

/** 20 of each burst in the whole lane and with `npm run fuzz`, or as many as BURSTS says. */
const bursts = Number(process.env.BURSTS ?? 2)
const bank = fakeProvider()
const gateway = await startGateway({ instead: { providers: bank.providers } })
afterAll(gateway.stop)
const member = await newMember(gateway)
const { db } = gateway.context
const rowsOf = <Row>(text: string, values: unknown[]) => db.rows<Row>({ name: '', text }, values)

type Reply = { status: number; code?: string | undefined; data: unknown }

/** 64 calls at the same moment; none of them breaks, and each is done or refused for one of these reasons. */
async function burst(asks: readonly { call: Action; content: object; as?: As }[], codes: readonly string[]): Promise<Reply[]> {
  const said = await Promise.all(asks.map(({ call, content, as = member }) => gateway.call(call, content, as)))
  expect(said).toHaveLength(64)
  expect(said.flatMap(({ status, code }) => (status === 1 || codes.includes(code ?? '') ? [] : [code]))).toEqual([])
  return said
}
const times = <Item>(make: (index: number) => Item): Item[] => Array.from({ length: 64 }, (_, index) => make(index))
const done = (said: readonly Reply[]) => said.filter(({ status }) => status === 1)
const again = async (operation: (seed: number) => Promise<void>) => {
  for (let seed = 0; seed < bursts; seed++) await operation(seed)
}
const timeout = 60_000 + bursts * 30_000

test('64 submits of one order with a coupon make one order, that uses its coupon', { timeout }, () =>
  again(async () => {
    const coupon = await giveCoupon(gateway, member)
    const content = { ...(await couponOrder(gateway, member, { coupons: [coupon] })), payMethod: 'card' }
    const said = await burst(
      times(() => ({ call: postOrder, content })),
      [],
    )
    expect(new Set(said.map(({ data }) => v.parse(v.object({ orderId: v.string() }), data).orderId)).size).toBe(1)
    expect(await rowsOf('select state from voucher_holds where voucher_code = $1', [coupon])).toEqual([{ state: 'committed' }])
  }),
)

test('64 orders that want one coupon, in this moment, make one order; of 64 holds of one coupon one is given', { timeout }, () =>
  again(async () => {
    const [used, held] = [await giveCoupon(gateway, member), await giveCoupon(gateway, member)]
    const content = await couponOrder(gateway, member, { coupons: [used] })
    const orders = times(() => ({ call: postOrder, content: { ...content, clientOrderId: randomUUID() } }))
    expect(done(await burst(orders, ['VOUCHER_TAKEN', 'COUPONS_CHANGED']))).toHaveLength(1)
    const holds = await burst(
      times(() => ({ call: voucherHold, content: { voucherCodeList: [held], clientOrderId: randomUUID() } })),
      [],
    )
    expect(holds.map(({ data }) => v.parse(v.object({ held: v.array(v.unknown()) }), data).held.length).filter(Boolean)).toEqual([1])
  }),
)

const payRefusals = ['PAY_UNSURE', 'PAY_EXPIRED', 'PAY_REFUSED']

test('64 ways of paying and taking back one order: it ends in one way, and nobody has paid it twice', { timeout }, () =>
  again(async (seed) => {
    const { orderId, total } = await place(gateway, member, { payMethod: 'card' })
    const methods = fc.sample(fc.constantFrom('card', 'alipay', 'octopus', 'cash', 'cancel'), { numRuns: 64, seed })
    const said = await burst(
      methods.map((method) =>
        method === 'cancel' ? { call: cancelOrder, content: { orderId } } : { call: orderPay, content: { orderId, method } },
      ),
      [...payRefusals, 'CANCEL_TOO_LATE'],
    )
    // Whoever was given a page pays there, as far as the bank still takes it.
    for (const { data } of done(said)) {
      const ref = v.is(v.object({ page: v.string() }), data) ? (data.page.split('/').at(-1) ?? '') : ''
      if (ref && !bank.ended(ref)) bank.pay(ref)
    }
    await gateway.ask(payStatusGet, { orderId }, member)
    await readPayments.round({ ...gateway.context, clock: { now: () => addMinutes(noon, 2) } })
    const events = await rowsOf<{ seq: number }>('select seq from order_events where order_id = $1 order by seq', [orderId])
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1))
    const [kept] = await rowsOf<{ owing: number }>('select (paid - refunded)::int as owing from orders where order_id = $1', [orderId])
    expect([0, total]).toContain(kept?.owing)
    const payable = await rowsOf(`select from payments where order_id = $1 and state in ('creating', 'open')`, [orderId])
    expect(payable.length).toBeLessThanOrEqual(1)
  }),
)

test('64 orders for one slot, paid, unpaid and taken back, leave it as full as its orders', { timeout }, () =>
  again(async (seed) => {
    const wantedAt = addMinutes(noon, 24 * 60 + 15 * seed)
    const methods = fc.sample(fc.constantFrom('card', 'cash'), { numRuns: 64, seed })
    const orders = methods.map((payMethod) => ({ call: postOrder, content: onWire(orderOf(gateway, { payMethod, wantedAt })) }))
    const placed = done(await burst(orders, ['SLOT_FULL'])).map(({ data }) => v.parse(v.object({ orderId: v.string() }), data).orderId)
    const changes = times((index) => {
      const orderId = placed[index % placed.length]
      return index % 3 === 0 ? { call: cancelOrder, content: { orderId } } : { call: orderPay, content: { orderId, method: 'cash' } }
    })
    await burst(changes, ['SLOT_FULL', 'CANCEL_TOO_LATE', ...payRefusals])
    const capacity = gateway.context.catalogue.shop(taikooShop)?.slotCapacity ?? 0
    const [slot] = await rowsOf<{ reserved: number; waiting: number }>(
      'select reserved, waiting from slots where store_id = $1 and start = $2',
      [taikooShop, new Date(wantedAt)],
    )
    const [own] = await rowsOf<{ reserved: number; waiting: number }>(
      `select coalesce(sum(slot_minutes), 0)::int as reserved,
         coalesce(sum(slot_minutes) filter (where state = 'paymentPending'), 0)::int as waiting
       from orders where store_id = $1 and wanted_at = $2 and state <> 'cancelled' and slot_kept`,
      [taikooShop, new Date(wantedAt)],
    )
    expect(slot).toEqual(own)
    expect(slot?.reserved).toBeLessThanOrEqual(capacity)
  }),
)
