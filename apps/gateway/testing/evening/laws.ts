import { brandIds, chargedBy, mayChange, type Instant } from '@harbour/rules'
import type { Scene } from './scene.ts'
import { readFinalState, type FinalState, type OrderRow } from './final-state.ts'

/** All that has to be true of an evening once nothing is due any more. */
const laws = [
  noFaults,
  everythingHasEnded,
  booksBalance,
  providerAgrees,
  paidIsServedOrGoesBack,
  totalsAreWhatIsBooked,
  couponsServeOnce,
  slotsHold,
  pathsAreLegal,
  pointsAddUp,
  vendorAgrees,
  nothingIsOrderedTwice,
  ridersAreForgotten,
  originsAreForgotten,
  paymentsAreOfTheirOrder,
]

/** The laws that an evening has broken, each with what it was broken by. */
export async function brokenLaws(scene: Scene): Promise<string[]> {
  const night = await readFinalState(scene)
  return laws.flatMap((law) => [...law(night)].map((what) => `${law.name}: ${what}`))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const amounts = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount))
const lives = ({ state }: OrderRow) => state !== 'cancelled' && state !== 'paymentPending'

/** Errors in the log that others may cause; any other is a fault of ours. */
const borne = ['cut off', 'is of another amount', 'was released by its bank', 'has failed for good']

/** No call and no round fails, and the bank is asked for nothing that it may not be asked. */
function noFaults({ scene: { faults, bank } }: FinalState): string[] {
  return [...faults.filter((fault) => !borne.some((words) => fault.includes(words))), ...bank.breaches]
}

function* everythingHasEnded({ orders, payments, refunds, holds }: FinalState) {
  for (const { orderId, state } of orders) if (state === 'paymentPending' || state === 'placed') yield `order ${orderId} is still ${state}`
  for (const { paymentId, state } of payments)
    if (state === 'creating' || state === 'open' || state === 'held') yield `payment ${paymentId} is still ${state}`
  for (const { refundId, state } of refunds) if (state !== 'refunded' && state !== 'manual') yield `refund ${refundId} is still ${state}`
  for (const { voucherCode, state } of holds) if (state !== 'committed') yield `${voucherCode} is still ${state}`
}

function* booksBalance({ ledger, orders }: FinalState) {
  const currencies = new Map(orders.map(({ orderId, brand }) => [orderId, brand === brandIds.macau ? 'MOP' : 'HKD']))
  for (const { bookingId, orderId, currency } of ledger)
    if (currencies.get(orderId) !== currency) yield `booking ${bookingId} is in ${currency}`
  for (const [booking, lines] of Map.groupBy(ledger, ({ bookingId }) => bookingId))
    if (amounts(lines) !== 0) yield `booking ${booking} is off by ${amounts(lines)}`
}

/** Books and bank agree to the cent, payment by payment: what the bank has for us is what our books say that it has. */
function* providerAgrees({ payments, ledger, scene: { bank } }: FinalState) {
  const ours = Map.groupBy(
    ledger.filter(({ account }) => account === 'provider'),
    ({ paymentId }) => paymentId ?? '',
  )
  const keys = new Set([...ours.keys(), ...payments.map(({ paymentId }) => paymentId), ...bank.accounts.keys()])
  for (const key of keys) {
    const account = bank.accounts.get(key)
    const [theirs, booked] = [account ? bank.holdsOf(account) : 0, amounts(ours.get(key) ?? [])]
    if (theirs !== booked) yield `the bank has ${theirs} of payment ${key}, our books ${booked}`
    const state = payments.find(({ paymentId }) => paymentId === key)?.state
    // A mismatched payment is left to a person, and to its end at the bank.
    if (account?.truth.state === 'held' && state !== 'mismatched') yield `the bank still holds payment ${key}, which is ${state}`
  }
}

/** A guest who has paid has one order for it, or their money back; and nobody has paid twice. */
function* paidIsServedOrGoesBack({ orders, payments, refunds, scene: { bank } }: FinalState) {
  for (const order of orders) {
    const own = payments.filter(({ orderId }) => orderId === order.orderId)
    const back = refunds.filter(({ orderId }) => orderId === order.orderId)
    const net = sum(own.map(({ paymentId, state }) => (state === 'mismatched' ? 0 : accountOf(paymentId, bank))))
    const stuck = amounts(back.filter(({ state }) => state === 'manual'))
    const sale = own.filter(({ state, booked }) => booked === 'sale' && state === 'captured')
    const asked = lives(order) && order.payMethod !== 'cash' && order.total > 0 && order.moneyNote !== 'lost'
    if (asked && sale.length !== 1) yield `order ${order.orderId} (${order.state}) has ${sale.length} payments`
    const parts = amounts(back.filter(({ paymentId }) => sale.some((one) => one.paymentId === paymentId)))
    const due = lives(order) ? amounts(sale) - parts : 0
    if (net !== due + stuck) yield `order ${order.orderId} (${order.state}) has cost ${net}, and was to cost ${due + stuck}`
  }
}

function accountOf(paymentId: string, bank: Scene['bank']): number {
  const account = bank.accounts.get(paymentId)
  return account ? bank.holdsOf(account) : 0
}

/** An order shows of its money just what is booked for it. */
function* totalsAreWhatIsBooked({ orders, payments, refunds, ledger }: FinalState) {
  for (const order of orders) {
    const { orderId, state, total, paid, refunded, refundState, payMethod, moneyNote } = order
    const own = payments.filter((payment) => payment.orderId === orderId)
    const of = (account: string) => amounts(ledger.filter((line) => line.orderId === orderId && line.account === account))
    const back = refunds.filter((refund) => refund.orderId === orderId)
    const sold =
      own.some((payment) => payment.booked === 'sale' && payment.state === 'captured') || (payMethod === 'cash' && state === 'completed')
    if (-of('sales') !== (sold ? total : 0)) yield `order ${orderId} (${state}) of ${total} is booked as ${-of('sales')}`
    const accepted = own.filter(({ booked }) => booked === 'sale' || booked === 'late')
    if (moneyNote === null && paid !== amounts(accepted)) yield `order ${orderId} says ${paid} was paid, its payments ${amounts(accepted)}`
    if (refunded !== amounts(back)) yield `order ${orderId} says ${refunded} goes back, its refunds ${amounts(back)}`
    for (const { paymentId, givenBack } of own) {
      const parts = amounts(back.filter((refund) => refund.paymentId === paymentId))
      if (parts !== givenBack) yield `payment ${paymentId} says ${givenBack} goes back, its refunds ${parts}`
    }
    const stands = back.length === 0 ? 'none' : back.some((refund) => refund.state === 'manual') ? 'manual' : 'refunded'
    if (refundState !== stands) yield `order ${orderId} says its refund is ${refundState}, and it is ${stands}`
  }
}

/** A vendor knows of its vouchers just what we know of them. */
function* vendorAgrees({ holds, scene: { vendor } }: FinalState) {
  for (const [code, kept] of vendor.vouchers) {
    const hold = holds.find(({ voucherCode }) => voucherCode === code)
    const [ours, theirs] = [hold ? `${code}:${hold.fence}` : 'nobody', kept.state === 'used' ? kept.key : 'nobody']
    if (ours !== theirs || kept.state === 'held' || hold?.told === false)
      yield `${code} is used by ${ours}, by its vendor (${kept.state}) by ${theirs}`
  }
}

/** Money that comes late brings nothing back for a guest who has ordered again by then. What is written at the same moment may miss each other. */
function* nothingIsOrderedTwice({ orders, events }: FinalState) {
  const close = 8
  const byOrder = Map.groupBy(events, ({ orderId }) => orderId)
  for (const order of orders) {
    const path = byOrder.get(order.orderId) ?? []
    const back = path.find(({ reason }) => reason === 'paidLate')
    for (const other of back ? orders.filter(({ userId, orderId }) => userId === order.userId && orderId > order.orderId) : []) {
      const [first] = byOrder.get(other.orderId) ?? []
      const end = byOrder.get(other.orderId)?.find(({ state }) => state === 'cancelled')
      if (back && first && first.turn + close < back.turn && (!end || end.turn > back.turn + close))
        yield `order ${order.orderId} came back, and its guest had ordered ${other.orderId}`
    }
  }
}

function* ridersAreForgotten({ orders }: FinalState) {
  for (const { orderId, state, rider } of orders)
    if (rider && (state === 'completed' || state === 'cancelled')) yield `order ${orderId} (${state}) still shows its rider`
}

/** The place that an order came from is known no longer than it counts among those that nobody has paid for. */
function* originsAreForgotten({ orders, origins }: FinalState) {
  const known = new Set(origins.map(({ orderId }) => orderId))
  for (const { orderId, state, paid, refunded } of orders)
    if (known.has(orderId) && (paid > refunded || state === 'completed' || state === 'cancelled'))
      yield `order ${orderId} (${state}) still says where it was placed from`
}

/** A payment is of what its order comes to, as its method charges it. */
function* paymentsAreOfTheirOrder({ orders, payments }: FinalState) {
  const totals = new Map(orders.map(({ orderId, total }) => [orderId, total]))
  for (const { paymentId, orderId, method, amount } of payments) {
    const total = totals.get(orderId)
    if (total === undefined || chargedBy(method, total) !== amount) yield `payment ${paymentId} is of ${amount}, its order of ${total}`
  }
}

function* couponsServeOnce({ orders, holds }: FinalState) {
  const used = orders.flatMap((order) =>
    order.state === 'cancelled' ? [] : order.coupons.map(({ voucherCode }) => ({ voucherCode, order })),
  )
  for (const [code, uses] of Map.groupBy(used, ({ voucherCode }) => voucherCode)) {
    const most = code === 'HARBOUR20' || code === 'ONCE50' ? Infinity : 1
    if (uses.length > most) yield `${code} is used by ${uses.length} orders`
    const guests = new Set(uses.map(({ order }) => order.userId))
    if (code === 'ONCE50' && guests.size < uses.length) yield `somebody has used ${code} twice`
    for (const { order } of uses)
      if (holds.filter((hold) => hold.voucherCode === code && hold.orderId === order.orderId).length !== 1)
        yield `${code} of order ${order.orderId} (${order.state}) is not held for it`
  }
  for (const { voucherCode, orderId } of holds)
    if (!used.some((use) => use.voucherCode === voucherCode && use.order.orderId === orderId)) yield `${voucherCode} is held for nothing`
}

function* slotsHold({ orders, slots, scene: { context } }: FinalState) {
  for (const { storeId, start, reserved, waiting } of slots) {
    const own = orders.filter(
      (order) => order.storeId === storeId && order.wantedAt === start && order.state !== 'cancelled' && order.slotKept,
    )
    const wanted = sum(own.map(({ slotMinutes }) => slotMinutes ?? 0))
    const unpaid = sum(own.map(({ slotMinutes, state }) => (state === 'paymentPending' ? (slotMinutes ?? 0) : 0)))
    if (waiting !== unpaid) yield `slot ${storeId} ${start} has ${waiting} minutes of waiting orders, which reserve ${unpaid}`
    if (reserved !== wanted) yield `slot ${storeId} ${start} has reserved ${reserved}, its orders ${wanted}`
    const capacity = context.catalogue.shop(storeId)?.slotCapacity ?? 0
    if (reserved > capacity) yield `slot ${storeId} ${start} has sold ${reserved} of ${capacity}`
  }
}

/** Each event follows the one before it as the rules allow, by whose hand they allow; one that changes no state is about money. */
function* pathsAreLegal({ orders, events }: FinalState) {
  const byOrder = Map.groupBy(events, ({ orderId }) => orderId)
  for (const order of orders) {
    const path = byOrder.get(order.orderId) ?? []
    const last = path.at(-1)
    if (last?.seq !== order.seq || last.state !== order.state)
      yield `order ${order.orderId} is ${order.state}, its last event ${last?.state}`
    if (path[0]?.state !== 'placed' && path[0]?.state !== 'paymentPending') yield `order ${order.orderId} begins as ${path[0]?.state}`
    let placedAt: Instant | null = path[0]?.state === 'placed' ? path[0].at : null
    for (const [index, event] of path.entries()) {
      const before = path[index - 1]
      if (event.seq !== index + 1) yield `order ${order.orderId} has no event ${index + 1}`
      if (!before || (before.state === event.state && (event.reason ?? '').startsWith('refund'))) continue
      const ended = path.slice(0, index).findLast(({ state, reason }) => state === 'cancelled' && !reason?.startsWith('refund'))
      const { orderType, fireAt } = order
      const changing = { state: before.state, orderType, placedAt, fireAt, unpaid: ended?.reason === 'unpaid' }
      const inCash = event.state === 'placed' && event.reason === 'cash'
      const legal = inCash ? before.state === 'paymentPending' : mayChange(changing, event.state, { by: event.actor, now: event.at })
      if (!legal) yield `order ${order.orderId} went from ${before.state} to ${event.state} by ${event.actor} (${event.reason})`
      if (event.state === 'placed') placedAt = event.at
    }
  }
}

/** No purse is below zero, what is unspent is what came less what went, and what went is in orders that live. */
function* pointsAddUp({ purses, orders, refunds }: FinalState) {
  for (const { userId, entries, unspent, used } of purses) {
    if (unspent < 0 || entries !== unspent) yield `${userId} has ${unspent} points, and ${entries} by their history`
    const alive = orders.filter((order) => order.userId === userId && order.state !== 'cancelled')
    const back = refunds.filter(({ orderId }) => alive.some((order) => order.orderId === orderId)).map(({ points }) => points)
    const spent = sum(alive.map(({ points }) => points)) - sum(back)
    if (spent !== used) yield `${userId} has paid ${spent} points for orders, of which ${used} are noted`
  }
}
