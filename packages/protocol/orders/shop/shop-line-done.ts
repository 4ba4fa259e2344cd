import * as v from 'valibot'
import { action } from '../../action.ts'
import { OrderId, StoreId } from '../../units.ts'

const Index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))

/**
 * The kitchen has finished a line of an order that is accepted or prepared, or takes that back; the order itself stays where it is. The same said again is
 * answered as done. A line is named by its place in the order, from 0, as for a refund: its uid is its dish's, which two lines may share. Answers all that are
 * finished.
 */
export const shopLineDone = action('candao.shop.shopLineDone', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, orderId: OrderId, index: Index, done: v.boolean() },
  data: v.object({ orderId: OrderId, doneLines: v.array(Index) }),
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'LINE_UNKNOWN', 'CHANGE_ILLEGAL'],
})
