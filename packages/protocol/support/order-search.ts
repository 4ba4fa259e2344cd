import * as v from 'valibot'
import { action } from '../action.ts'
import { Day } from '../reports/report.ts'
import { StoreId, text } from '../units.ts'
import { SupportOrder } from './support-order.ts'

/**
 * Finds orders by what a guest can say of theirs: the order's number, its pickup number (of a shop or a day, where they are given), the whole phone, or the
 * reference of a payment; the latest first, 30 at most. Only those of shops that the caller reads of. Less than a whole phone finds nobody.
 */
export const orderSearch = action('candao.support.orderSearch', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.read',
  content: {
    text: v.pipe(text(80), v.minLength(1)),
    storeId: v.optional(StoreId),
    day: v.optional(Day),
  },
  data: v.object({ orders: v.array(SupportOrder) }),
  refusals: ['STORE_UNKNOWN', 'PHONE_PARTIAL'],
})
