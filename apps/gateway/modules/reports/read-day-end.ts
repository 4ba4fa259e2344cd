import { cents, type Instant } from '@harbour/rules'
import type { Rows } from '../../platform/database/database.ts'
import type { Call } from './deps.ts'
import { beginOf, dayLength } from './period.ts'
import type { BusinessDay, CashPieces, SavedDayEnd } from './store/day-ends.ts'

const hour = 60 * 60_000

/** A business day of a shop, which begins and ends some hours after midnight; undefined for one that has not begun. */
export function businessDay({ storeId, day }: { storeId: string; day: string }, endsAtHour: number, now: Instant): BusinessDay | undefined {
  const begins = beginOf(day) + endsAtHour * hour
  return begins > now ? undefined : { storeId, day, begins, ends: begins + dayLength }
}

/** The worth of counted cash, in cents. */
export const worthOf = (counted: readonly CashPieces[]) => cents(counted.reduce((sum, { value, num }) => sum + value * num, 0))

/** The end of a business day as it stands, from the ledger and what was saved of it. */
export async function readDayEnd(rows: Rows, day: BusinessDay, { dayEnds }: Pick<Call, 'dayEnds'>) {
  const methods = await dayEnds.methods(rows, day)
  const cashExpected = await dayEnds.cash(rows, day)
  const saved = await dayEnds.saved(rows, day)
  const cashCounted = saved[0]?.cashCounted ?? null
  return {
    ...day,
    methods,
    takings: sum(methods.map(({ takings }) => takings)),
    refunds: sum(methods.map(({ refunds }) => refunds)),
    cashExpected,
    cashCounted,
    difference: cashCounted === null ? null : cents(cashCounted - cashExpected),
    open: await dayEnds.open(rows, day),
    saved: saved.map(savedShown),
  }
}

const sum = (amounts: readonly number[]) => cents(amounts.reduce((total, amount) => total + amount, 0))

function savedShown(saved: SavedDayEnd) {
  return { ...saved, difference: cents(saved.cashCounted - saved.cashExpected) }
}
