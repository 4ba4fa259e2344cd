import * as v from 'valibot'
import { action } from '../action.ts'
import { PayMethod } from '../orders/draft.ts'
import { Dollars, OrderType, StoreId, Text } from '../units.ts'

/** The methods by which an order at this shop may be paid, the most usual first (spec 1.20). */
export const methodsGet = action('candao.pay.methodsGet', {
  gateway: 'Action',
  caller: 'anyone',
  content: { storeId: StoreId, orderType: OrderType },
  data: v.object({
    methods: v.array(v.object({ method: PayMethod })),
    /** Those that came after the first ones, apart, so that a page that does not know one leaves it out and still has the others. */
    more: v.optional(v.array(v.object({ method: Text }))),
    /** The total from which on an order in cash names who will pay it; an answer that was kept from before may not say. */
    cashContactFrom: v.optional(Dollars),
  }),
  refusals: ['STORE_UNKNOWN'],
})
