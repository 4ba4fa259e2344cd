import { action } from '../action.ts'
import { StoreId } from '../units.ts'
import { Csv, Day } from './report.ts'
import { DayEnd } from './day-end.ts'
import * as v from 'valibot'

/** The end of a shop's business day as it stands. */
export const dayEndGet = action('candao.shop.dayEndGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.dayEnd',
  content: { storeId: StoreId, day: Day, csv: v.optional(v.boolean()) },
  data: v.object({ ...DayEnd.entries, csv: Csv }),
  refusals: ['STORE_UNKNOWN', 'PERIOD_INVALID'],
})
