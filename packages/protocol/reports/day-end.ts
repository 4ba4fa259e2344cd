import * as v from 'valibot'
import { Dollars, Moment, StoreId, Text } from '../units.ts'
import { Day, Whole } from './report.ts'

/** Cash as it was counted: pieces of each value. A plain sum is one piece of its value. */
export const CountedCash = v.pipe(
  v.array(v.strictObject({ value: Dollars, num: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)) })),
  v.minLength(1),
  v.maxLength(30),
  v.check((pieces) => pieces.every(({ value }) => value >= 0), 'no piece is worth less than nothing'),
)
export const DayEndNo = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** A day's end as it was saved: what was to be expected by then, what was counted, and by whom; `replaces` is the one that it corrects. */
const SavedDayEnd = v.object({
  dayEndNo: DayEndNo,
  replaces: v.nullable(DayEndNo),
  at: Moment,
  staffName: Text,
  cashExpected: Dollars,
  cashCounted: Dollars,
  difference: Dollars,
  counted: CountedCash,
  note: Text,
})

/**
 * The end of a shop's business day, from `begins` up to `ends`: what the ledger has taken and given back by each method, the cash to expect now, the latest
 * that was saved with `difference` beside what is to be expected now, all that were saved (the latest first), and how many orders have not ended.
 */
export const DayEnd = v.object({
  storeId: StoreId,
  day: Day,
  begins: Moment,
  ends: Moment,
  methods: v.array(v.object({ method: Text, orders: Whole, takings: Dollars, refunds: Dollars })),
  takings: Dollars,
  refunds: Dollars,
  cashExpected: Dollars,
  cashCounted: v.nullable(Dollars),
  difference: v.nullable(Dollars),
  open: Whole,
  saved: v.array(SavedDayEnd),
})
