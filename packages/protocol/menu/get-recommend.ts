import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, OrderType, Slug, StoreId, Text } from '../units.ts'

const Recommended = v.object({
  uid: Text,
  /** The reason: other guests have ordered it with what is in the cart, or the house says that it goes with it. */
  from: v.picklist(['orders', 'house']),
})

/** The dishes that go with a cart, the best first: those of this shop that can be had in this way at this time, at one tap, and are not in it (spec 1.18, 2.27). */
export const getRecommend = action('candao.product.getRecommend', {
  gateway: 'Action',
  caller: 'anyone',
  content: {
    storeId: StoreId,
    orderType: OrderType,
    pids: v.pipe(v.array(Slug), v.maxLength(50)),
    /** The start of a preorder's slot; absent: now. */
    wantedAt: v.optional(Moment),
  },
  data: v.object({ recommended: v.array(Recommended) }),
  refusals: ['STORE_UNKNOWN', 'ORDER_TYPE_UNAVAILABLE'],
})
