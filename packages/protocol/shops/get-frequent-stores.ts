import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreCard } from './store-card.ts'
import { OrderType, Point } from '../units.ts'

/** The shops of the brand that the caller has ordered from, most often first, at most ten; cancelled orders do not count (spec 1.17). */
export const getFrequentStores = action('candao.storeStandard.getFrequentStores', {
  gateway: 'Action',
  caller: 'visitor',
  content: { orderType: v.optional(OrderType), near: v.optional(Point) },
  data: v.object({ stores: v.array(StoreCard) }),
})
