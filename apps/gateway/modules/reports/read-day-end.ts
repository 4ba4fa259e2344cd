import { cents, orderTypes, type Cents, type Instant, type OrderType } from '@harbour/rules'
import type { Rows } from '../../platform/database/database.ts'
import type { Call } from './deps.ts'
import { beginOf, dayLength } from './period.ts'
import { namedShop } from '../catalogue/shop-overlay.ts'
import { readPromisesKept } from './store/promise-reports.ts'
import type { BusinessDay, CashPieces, CashRow, EndedRow, SavedDayEnd, SoldRow } from './store/day-ends.ts'

const hour = 60 * 60_000

/** A business day of a shop, which begins and ends some hours after midnight; undefined for one that has not begun. */
export function businessDay({ storeId, day }: { storeId: string; day: string }, endsAtHour: number, now: Instant): BusinessDay | undefined {
  const begins = beginOf(day) + endsAtHour * hour
  return begins > now ? undefined : { storeId, day, begins, ends: begins + dayLength }
}

/** The worth of counted cash, in cents. */
export const worthOf = (counted: readonly CashPieces[]) => cents(counted.reduce((sum, { value, num }) => sum + value * num, 0))

/** The end of a business day as it stands, from the ledger, the orders and what was saved of it. */
export async function readDayEnd(rows: Rows, day: BusinessDay, call: Pick<Call, 'dayEnds' | 'catalogue'>) {
  const { dayEnds } = call
  const methods = await dayEnds.methods(rows, day)
  const cash = cashOf(await dayEnds.cash(rows, day))
  const float = await dayEnds.float(rows, day)
  const carried = await dayEnds.carried(rows, day)
  const cashExpected = cents(float + collected(cash.counter) + collected(cash.riders) - carried)
  const saved = await dayEnds.saved(rows, day)
  const cashCounted = saved[0]?.cashCounted ?? null
  return {
    ...day,
    methods,
    takings: sum(methods.map(({ takings }) => takings)),
    refunds: sum(methods.map(({ refunds }) => refunds)),
    cash,
    short: sum([cash.counter.short, cash.riders.short]),
    withRiders: await dayEnds.withRiders(rows, day.storeId),
    carried,
    ...soldOf(await dayEnds.sold(rows, day)),
    cancelled: endedOf(await dayEnds.ended(rows, day)),
    promise: await promiseOf(rows, day, call),
    float,
    cashExpected,
    cashCounted,
    difference: cashCounted === null ? null : cents(cashCounted - cashExpected),
    open: await dayEnds.open(rows, day),
    saved: saved.map(savedShown),
  }
}

/** The cash of deliveries, which riders bring in, and of all else. */
function cashOf(rows: readonly CashRow[]) {
  const of = (wanted: boolean) => {
    const { orders = 0, takings = none, short = none } = rows.find(({ riders }) => riders === wanted) ?? {}
    return { orders, takings, short }
  }
  return { counter: of(false), riders: of(true) }
}

const collected = ({ takings, short }: { takings: Cents; short: Cents }) => takings - short

function soldOf(rows: readonly SoldRow[]) {
  const count = (some: readonly SoldRow[]) => some.reduce((all, { orders }) => all + orders, 0)
  const by = (type: OrderType) => count(rows.filter(({ orderType }) => orderType === type))
  const { delivery, takeaway, dineIn } = orderTypes
  const ways = { delivery: by(delivery), takeaway: by(takeaway), dineIn: by(dineIn) }
  const hours = [...Map.groupBy(rows, ({ hour }) => hour)].map(([hour, some]) => ({ hour, orders: count(some) }))
  return { ways, hours }
}

function endedOf(rows: readonly EndedRow[]) {
  const of = (wanted: EndedRow['by']) => rows.find(({ by }) => by === wanted)?.orders ?? 0
  return { byShop: of('byShop'), byGuest: of('byGuest'), unanswered: of('unanswered') }
}

async function promiseOf(rows: Rows, { storeId, begins, ends }: BusinessDay, { catalogue }: Pick<Call, 'catalogue'>) {
  const scope = { brand: namedShop(storeId, catalogue).brand, storeIds: [storeId] }
  const { orders, kept } = await readPromisesKept(rows, scope, { from: begins, to: ends })
  return { orders, kept, share: orders > 0 ? kept / orders : null }
}

const none = cents(0)
const sum = (amounts: readonly number[]) => cents(amounts.reduce((total, amount) => total + amount, 0))

function savedShown(saved: SavedDayEnd) {
  return { ...saved, difference: cents(saved.cashCounted - saved.cashExpected) }
}
