import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreCard } from './store-card.ts'
import { OrderType, Point, text } from '../units.ts'

/** Shops of the brand that serve the order type, nearest first where a point is given, by words of name, address or district, or only those that take orders now. */
export const getStoreList = action('candao.storeStandard.getStoreList', {
  gateway: 'Action',
  caller: 'anyone',
  content: {
    orderType: v.optional(OrderType),
    near: v.optional(Point),
    keyword: v.optional(text(60)),
    openNow: v.optional(v.boolean()),
  },
  data: v.object({ stores: v.array(StoreCard) }),
})
