import type { KilledProcesses } from './killed-processes.ts'

type OrderRow = { orderId: string; clientOrderId: string; state: string; total: number; coupons: string[] }
type PaymentRow = { paymentId: string; orderId: string; state: string; givenBack: number }
type HoldRow = { voucherCode: string; orderId: string | null; state: string; told: boolean }
type BookRow = { orderId: string; account: string; amount: number }

/** All that stands in the database, at the provider and at the vendor. */
async function readAll(town: KilledProcesses) {
  const rows = <Row>(text: string) => town.context.db.rows<Row>({ name: '', text })
  return {
    orders: await rows<OrderRow>(
      `select order_id as "orderId", client_order_id as "clientOrderId", state, total,
         array(select jsonb_array_elements(price->'coupons')->>'voucherCode') as coupons from orders`,
    ),
    payments: await rows<PaymentRow>(
      `select payment_id as "paymentId", order_id as "orderId", state, given_back as "givenBack" from payments`,
    ),
    refunds: await rows<{ refundId: string; state: string }>(`select refund_id as "refundId", state from refunds`),
    holds: await rows<HoldRow>(`select voucher_code as "voucherCode", order_id as "orderId", state, told from voucher_holds`),
    books: await rows<BookRow>(
      `select order_id as "orderId", account, sum(amount)::int as amount from ledger group by 1, 2 having sum(amount) <> 0`,
    ),
    bank: await town.atBank(),
    vouchers: await town.atVendors(),
  }
}

/** All that is still on its way. */
export async function unfinished(town: KilledProcesses): Promise<string[]> {
  const { orders, payments, refunds, holds } = await readAll(town)
  return [
    ...orders.flatMap(({ orderId, state }) => (['paymentPending', 'placed'].includes(state) ? [`order ${orderId} is ${state}`] : [])),
    ...payments.flatMap(({ paymentId, state }) =>
      ['creating', 'open', 'held'].includes(state) ? [`payment ${paymentId} is ${state}`] : [],
    ),
    ...refunds.flatMap(({ refundId, state }) => (state === 'refunded' ? [] : [`refund ${refundId} is ${state}`])),
    ...holds.flatMap(({ voucherCode, state, told }) =>
      state === 'committed' && told ? [] : [`${voucherCode} is ${state}, ${told ? 'told' : 'not told'}`],
    ),
  ]
}

/** All that is not as it has to be once nothing is on its way any more: lost, done twice, or told otherwise elsewhere. */
export async function inconsistencies(town: KilledProcesses, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const { orders, payments, holds, books, bank, vouchers } = await readAll(town)
  const lives = new Set(orders.flatMap(({ orderId, state }) => (state === 'cancelled' ? [] : [orderId])))
  const found: string[] = []
  const expected = (right: boolean, what: string) => right || found.push(what)

  for (const orderId of acknowledged)
    expected(
      orders.some((order) => order.orderId === orderId),
      `order ${orderId} is lost`,
    )
  expected(orders.length === acknowledged.size, `${orders.length} orders of ${acknowledged.size} that were acknowledged`)
  expected(new Set(orders.map(({ clientOrderId }) => clientOrderId)).size === orders.length, 'an order is there twice')

  for (const { orderId, total, coupons } of orders) {
    const alive = lives.has(orderId)
    const own = payments.filter((payment) => payment.orderId === orderId)
    const theirs = bank.filter(({ reference }) => own.some(({ paymentId }) => paymentId === reference))
    const cents = theirs.reduce((sum, { amount_captured: taken, amount_refunded: back }) => sum + taken - back, 0)
    expected(
      Math.abs(cents - (alive ? total : 0)) < 10,
      `the bank has ${cents} of order ${orderId}, ${alive ? `of ${total}` : 'cancelled'}`,
    )
    expected(
      own.filter(({ state, givenBack }) => state === 'captured' && givenBack === 0).length === (alive ? 1 : 0),
      `order ${orderId} is not paid once`,
    )
    const booked = books.find((line) => line.orderId === orderId && line.account === 'provider')?.amount ?? 0
    expected(booked === cents, `the books have ${booked} of order ${orderId}, the bank ${cents}`)
    const used = holds.flatMap((hold) => (hold.orderId === orderId ? [hold.voucherCode] : [])).join(' ')
    const wanted = alive ? coupons.join(' ') : ''
    expected(used === wanted, `order ${orderId} has used “${used}”, not “${wanted}”`)
  }
  const keys = new Set(payments.map(({ paymentId }) => paymentId))
  for (const { id, reference } of bank) expected(keys.has(reference), `payment ${id} is the bank’s alone`)
  for (const { code, state } of vouchers) {
    const used = holds.some(({ voucherCode }) => voucherCode === `SL-${code}`)
    expected(state === (used ? 'used' : 'free'), `voucher ${code} is ${state} at its vendor, and ${used ? 'used' : 'free'} here`)
  }
  return found
}
