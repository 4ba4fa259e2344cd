import * as v from 'valibot'
import { action } from '../action.ts'
import { OrderId, Slug, StoreId, Text } from '../units.ts'

/**
 * The kitchen has finished a line of an order that is accepted or prepared, or takes that back; the order itself stays where it is. The same said again is
 * answered as done. Lines of one uid are finished together. Answers all that are.
 */
export const shopLineDone = action('candao.shop.shopLineDone', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, orderId: OrderId, uid: Slug, done: v.boolean() },
  data: v.object({ orderId: OrderId, doneLines: v.array(Text) }),
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'LINE_UNKNOWN', 'CHANGE_ILLEGAL'],
})
