import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreId, text, UnsignedDollars } from '../units.ts'
import { Day } from './report.ts'
import { CountedCash, DayEnd, DayEndNo } from './day-end.ts'

/**
 * Keeps the cash that was counted at the end of a shop's business day: once, then as corrections, each of which names the one that it `replaces`. One that names
 * another than the latest is refused with `DAY_END_CHANGED`; said twice it is kept once. `float` is the cash that the drawer opened with; left out, it is that of the
 * end before. Cash that is not what was to be expected wants a note (`NOTE_REQUIRED`).
 */
export const dayEndSave = action('candao.shop.dayEndSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.dayEnd',
  content: {
    storeId: StoreId,
    day: Day,
    counted: CountedCash,
    float: v.optional(UnsignedDollars),
    note: v.optional(text(500)),
    replaces: v.nullable(DayEndNo),
  },
  data: v.object(DayEnd.entries),
  refusals: ['STORE_UNKNOWN', 'PERIOD_INVALID', 'DAY_END_CHANGED', 'SUM_TOO_LARGE', 'NOTE_REQUIRED'],
})
