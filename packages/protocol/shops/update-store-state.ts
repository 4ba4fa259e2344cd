import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, StoreId } from '../units.ts'

const BusyMinutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90))

/** A shop's till says how many minutes longer orders take, 0 for none, and until when it takes none, null for at once; at most a day ahead. */
export const updateStoreState = action('candao.storeStandard.updateStoreState', {
  gateway: 'Action',
  caller: 'shop',
  content: { storeId: StoreId, busyMinutes: BusyMinutes, pausedUntil: v.nullable(Moment) },
  data: v.object({ busyMinutes: v.number(), pausedUntil: v.nullable(Moment) }),
  refusals: ['STORE_UNKNOWN', 'PAUSE_TOO_LONG'],
})
