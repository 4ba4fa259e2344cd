import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, StoreId, Text } from '../units.ts'
import { Csv, Day, ofPeriod, periodRefusals, Sum, Whole } from './report.ts'

/**
 * The ends of the shops' business days against their cash, the latest day first: each day of a shop on which the ledger has cash, or that was closed. `cash` is what
 * the ledger has in its till for the day; the rest is as it was last counted, null where nobody has counted. `short` is what
 * was not collected, and `counts` how often it was counted, corrections included.
 */
export const dayEndListGet = action('candao.report.dayEndListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'ledger.read',
  content: ofPeriod,
  data: v.object({
    days: v.array(
      v.object({
        storeId: StoreId,
        shop: Text,
        day: Day,
        cash: Sum,
        short: Sum,
        float: v.nullable(Sum),
        expected: v.nullable(Sum),
        counted: v.nullable(Sum),
        difference: v.nullable(Sum),
        counts: Whole,
        at: v.nullable(Moment),
        staffName: v.nullable(Text),
        note: v.nullable(Text),
      }),
    ),
    total: v.object({ cash: Sum, difference: Sum, uncounted: Whole }),
    csv: Csv,
  }),
  refusals: periodRefusals,
})
