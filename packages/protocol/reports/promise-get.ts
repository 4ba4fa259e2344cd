import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'
import { Csv, mayBeLate, ofPeriod, periodRefusals, Whole } from './report.ts'

/** Minutes after the middle of what was promised, to a tenth; negative before it. */
const MinutesOff = v.nullable(v.number())

/**
 * Orders beside the time that they were promised for, both ends of which still keep it. `median` is how far the promise was off, and nine of ten orders came
 * after `earliest`, nine of ten before `latest`; null without orders. `share` is of those that kept it, from 0 to 1.
 */
export const Kept = v.object({
  orders: Whole,
  kept: Whole,
  early: Whole,
  late: Whole,
  share: v.nullable(v.number()),
  median: MinutesOff,
  earliest: MinutesOff,
  latest: MinutesOff,
})

/**
 * The promises of orders that were placed in a period and have been completed: of a delivery until it was handed over, of all others until it was ready, since
 * it is the guest who then comes or does not. `hour` is when it was placed.
 */
export const promiseGet = action('candao.report.promiseGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'report.read',
  content: ofPeriod,
  data: v.object({
    shops: v.array(v.object({ key: Text, name: Text, ...Kept.entries })),
    hours: v.array(v.object({ key: Text, name: Text, ...Kept.entries })),
    total: Kept,
    csv: Csv,
    ...mayBeLate,
  }),
  refusals: periodRefusals,
})
