import * as v from 'valibot'
import { action } from '../action.ts'
import { Rating } from '../orders/rating.ts'
import { Moment, OrderId, OrderType, StoreId, Text } from '../units.ts'
import { Csv, mayBeLate, ofPeriod, periodRefusals } from './report.ts'

/**
 * The ratings that guests gave first in a period, the latest first, 50 at a time; `low` asks for those with 1 or 2 stars for a part alone, `words` for those with a
 * word. `before` goes on after the order of that id. `csv` has 10,000 of them at most, from the latest on. Nobody is named.
 */
export const ratingListGet = action('candao.report.ratingListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'report.read',
  content: { ...ofPeriod, low: v.optional(v.boolean()), words: v.optional(v.boolean()), before: v.optional(OrderId) },
  data: v.object({
    ratings: v.array(
      v.object({
        orderId: OrderId,
        orderNo: Text,
        pickupNo: Text,
        storeId: StoreId,
        storeName: Text,
        orderType: OrderType,
        ratedAt: Moment,
        ...Rating.entries,
      }),
    ),
    more: v.boolean(),
    csv: Csv,
    ...mayBeLate,
  }),
  refusals: periodRefusals,
})
