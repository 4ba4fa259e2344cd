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
  float: Dollars,
  cashExpected: Dollars,
  cashCounted: Dollars,
  difference: Dollars,
  counted: CountedCash,
  note: Text,
})

/** Cash of some orders: what they came to, and how much of that was `short`; the rest was collected. */
const CashOf = v.object({ orders: Whole, takings: Dollars, short: Dollars })

/**
 * The end of a shop's business day, from `begins` up to `ends`: what the ledger has taken and given back by each method, the cash to expect now, the latest
 * that was saved with `difference` beside what is to be expected now, all that were saved (the latest first), and how many orders have not ended.
 *
 * `cash` is the cash of the methods apart: what was taken at the counter, and what riders collected for deliveries; `short` is what was not collected of both.
 * `carried` is what the shop's riders collected on that day and had not handed in by its end, less what they handed in on it of days before. `cashExpected` is the `float`
 * that the drawer opened with and what was collected, less what is carried. `ways` and `hours` count the orders of the methods by way of dining and by the
 * hour of their booking, as sales do (an hour without any is left out). `cancelled` counts the orders that ended on that day without being completed: by the shop, by their guest, and because
 * nobody answered. `promise` is of the orders that were placed on that day and have been completed, as in `promiseGet`. `withRiders` is
 * the cash of orders that are with riders now: on their way, or collected and not handed in.
 */
export const DayEnd = v.object({
  storeId: StoreId,
  day: Day,
  begins: Moment,
  ends: Moment,
  methods: v.array(v.object({ method: Text, orders: Whole, takings: Dollars, refunds: Dollars })),
  takings: Dollars,
  refunds: Dollars,
  cash: v.object({ counter: CashOf, riders: CashOf }),
  short: Dollars,
  withRiders: v.object({ orders: Whole, amount: Dollars }),
  carried: Dollars,
  ways: v.object({ delivery: Whole, takeaway: Whole, dineIn: Whole }),
  hours: v.array(v.object({ hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)), orders: Whole })),
  cancelled: v.object({ byShop: Whole, byGuest: Whole, unanswered: Whole }),
  promise: v.object({ orders: Whole, kept: Whole, share: v.nullable(v.number()) }),
  float: Dollars,
  cashExpected: Dollars,
  cashCounted: v.nullable(Dollars),
  difference: v.nullable(Dollars),
  open: Whole,
  saved: v.array(SavedDayEnd),
})
