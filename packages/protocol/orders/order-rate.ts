import * as v from 'valibot'
import { action } from '../action.ts'
import { OrderId } from '../units.ts'
import { OwnRating, Stars } from './rating.ts'
import { RatingWord } from './rating-word.ts'

/**
 * Rates a completed order of the caller's own, part by part: within 14 days of its end, and changed within a day of the part's first rating. What is left out stays
 * as it is, an empty `word` takes the word back, and the same said again is kept once, whenever it comes.
 */
export const orderRate = action('candao.orderOwn.orderRate', {
  gateway: 'Action',
  caller: 'visitor',
  content: { orderId: OrderId, food: v.optional(Stars), delivery: v.optional(Stars), word: v.optional(RatingWord) },
  data: OwnRating,
  refusals: ['ORDER_UNKNOWN', 'RATING_PART_UNKNOWN', 'RATING_TOO_EARLY', 'RATING_TOO_LATE', 'RATING_MISSING'],
})
