import * as v from 'valibot'
import { action } from '../action.ts'
import { PayMethod } from '../draft.ts'
import { OrderType, StoreId } from '../units.ts'

/** How an order at this shop may be paid, the most usual first (spec 1.20). */
export const methodsGet = action('candao.pay.methodsGet', {
  gateway: 'Action',
  caller: 'anyone',
  content: { storeId: StoreId, orderType: OrderType },
  data: v.object({ methods: v.array(v.object({ method: PayMethod })) }),
  refusals: ['STORE_UNKNOWN'],
})
