import { setTimeout as sleep } from 'node:timers/promises'
import { onDatabase, urls } from './cluster.mjs'
import { runNode } from './shop.mjs'

/** @typedef {{ ordered: number, paid: number, faults: string[], unexplained: string }} Verdict */
/** @typedef {{ client_order_id: string, order_id: string, total: number, paid: number, state: string }} OrderRow */
/** @typedef {{ ref: string, order_id: string, state: string, amount: number }} PaymentRow */
/** @typedef {{ id: string, status: string, amount: number, amount_captured: number, amount_refunded: number }} BankPayment */

/**
 * Holds what guests were told against the database, the ledger and the provider: each order and each payment that was acknowledged is there exactly once, with the same cents; the ledger
 * has nothing unexplained; nobody paid an order twice.
 * @param {readonly import('./guests.mjs').Order[]} orders @param {import('./shop.mjs').Shop} shop @returns {Promise<Verdict>}
 */
export async function judge(orders, shop) {
  const { rows, refs } = await onDatabase(`${urls.superuser}/harbour`, async (client) => {
    const ids = orders.map(({ clientOrderId }) => clientOrderId)
    const found = await client.query(
      'select client_order_id, order_id, total::int as total, paid::int as paid, state from orders where client_order_id = any($1)',
      [ids],
    )
    const payments = await client.query(`select ref, order_id, state, amount::int as amount from payments where ref is not null`)
    return {
      rows: /** @type {OrderRow[]} */ (found.rows),
      refs: /** @type {PaymentRow[]} */ (payments.rows),
    }
  })
  const bank = /** @type {BankPayment[]} */ (await (await fetch(`${shop.bank}/payments`)).json())
  const faults = bookFaults(orders, { rows, refs, bank })
  const unexplained = await reconciled(shop)
  const ordered = orders.filter(({ orderedAt }) => orderedAt !== undefined).length
  const paid = orders.filter(({ paidAt }) => paidAt !== undefined).length
  return { ordered, paid, faults, unexplained }
}

/** Holds the words that guests were told against the orders and payments that are there, and what the provider took: a sentence for each that differs. @param {readonly import('./guests.mjs').Order[]} orders @param {{ rows: readonly OrderRow[], refs: readonly PaymentRow[], bank: readonly BankPayment[] }} books @returns {string[]} */
export function bookFaults(orders, { rows, refs, bank }) {
  const acknowledged = orders.filter(({ orderedAt }) => orderedAt !== undefined)
  const paid = orders.filter(({ paidAt }) => paidAt !== undefined)
  const taken = bank.filter(({ amount_captured }) => amount_captured > 0)
  const takenOf = Map.groupBy(taken, ({ id }) => refs.find(({ ref }) => ref === id)?.order_id ?? 'no order of ours')
  return [
    ...orderFaults(acknowledged, rows),
    ...paid.flatMap((order) => paymentFaults(order, { refs, taken: takenOf.get(order.orderId ?? '') ?? [] })),
    ...doubleFaults(takenOf),
  ]
}

/** The longest time in which a screen may leave open how an order went, in milliseconds: a call is given thirty seconds. */
const mostSilentMs = 32_000

/** Holds what screens said against the database. @param {import('./phones.mjs').Seen} seen @returns {Promise<string[]>} */
export async function judgeScreens(seen) {
  const rows = await onDatabase(`${urls.superuser}/harbour`, async (client) => {
    const had = 'select array_agg(e.state) from order_events e where e.order_id = o.order_id'
    const found = await client.query(`select order_id, (${had}) as states from orders o where user_id = any($1)`, [seen.userIds])
    return /** @type {StatesRow[]} */ (found.rows)
  })
  return screenFaults(seen, rows)
}

/** An order and the states that it had. @typedef {{ order_id: string, states: string[] }} StatesRow */

/** An order that a screen said to be placed is there, one that is there was told, and each state that a tracker said is one that its order had; a sentence for each that is not so. @param {Omit<import('./phones.mjs').Seen, 'userIds'>} seen @param {readonly StatesRow[]} rows @returns {string[]} */
export function screenFaults({ told, wordMs, wrong }, rows) {
  const untold = rows.filter(({ order_id }) => !told.some(({ orderId }) => orderId === order_id))
  return [
    ...wrong,
    ...told.flatMap(({ orderId, said }) => {
      const row = rows.find(({ order_id }) => order_id === orderId)
      if (!row) return [`a screen said that order ${orderId} is placed, and it is not there`]
      return said.flatMap((state) =>
        row.states.includes(state) ? [] : [`a tracker said that order ${orderId} is ${state}, which it never was`],
      )
    }),
    ...untold.map(({ order_id }) => `order ${order_id} is there, and the screen of its guest never said so`),
    ...(wordMs > mostSilentMs ? [`a screen left open for ${(wordMs / 1000).toFixed(1)} s how an order went`] : []),
  ]
}

/** @param {readonly import('./guests.mjs').Order[]} acknowledged @param {readonly OrderRow[]} rows */
function orderFaults(acknowledged, rows) {
  const of = Map.groupBy(rows, (row) => row.client_order_id)
  return acknowledged.flatMap(({ clientOrderId, orderId, total }) => {
    const found = of.get(clientOrderId) ?? []
    const [row] = found
    if (!row) return [`order ${orderId} was acknowledged and is not there`]
    if (found.length > 1) return [`order ${orderId} is there ${found.length} times`]
    if (row.order_id !== orderId) return [`order ${orderId} is there as ${row.order_id}`]
    return row.total === total ? [] : [`order ${orderId} was acknowledged with ${total} cents and has ${row.total}`]
  })
}

/** @param {import('./guests.mjs').Order} order @param {{ refs: readonly PaymentRow[], taken: readonly BankPayment[] }} found */
function paymentFaults({ orderId, total }, { refs, taken }) {
  const ours = refs.filter((payment) => payment.order_id === orderId && payment.state === 'captured')
  if (ours.length !== 1) return [`order ${orderId} was told to be paid and has ${ours.length} payments`]
  if (ours[0]?.amount !== total) return [`order ${orderId} was paid with ${total} cents and its payment has ${ours[0]?.amount}`]
  if (taken.length === 1 && taken[0]?.amount_captured === total) return []
  return [
    `order ${orderId}: the provider took ${taken.map(({ amount_captured }) => amount_captured).join(' and ') || 'nothing'} for ${total} cents`,
  ]
}

/** @param {Map<string, BankPayment[]>} takenOf */
function doubleFaults(takenOf) {
  return [...takenOf].flatMap(([orderId, all]) => {
    const kept = all.filter(({ amount_captured, amount_refunded }) => amount_captured > amount_refunded)
    if (orderId === 'no order of ours') return kept.map(({ id }) => `the provider took ${id} for no order of ours`)
    return kept.length > 1 ? [`order ${orderId} is paid ${kept.length} times`] : []
  })
}

/** The last line of `npm run reconcile`, once nothing is on its way any more; after half a minute as it is. @param {import('./shop.mjs').Shop} shop */
async function reconciled(shop) {
  for (let tries = 0; ; tries++) {
    const { code, output } = await runNode('apps/gateway/reconcile.ts', ['--days', '2'], shop.env)
    const lines = output.trim().split('\n')
    if (code === 0) return ''
    if (tries === 5)
      return (
        lines
          .filter((line) => /unexplained/i.test(line))
          .slice(0, 5)
          .join('; ') ||
        lines.at(-1) ||
        `code ${code}`
      )
    await sleep(5000)
  }
}
