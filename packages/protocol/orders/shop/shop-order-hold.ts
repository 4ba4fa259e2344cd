import * as v from 'valibot'
import { action } from '../../action.ts'
import { Moment, OrderId, StoreId, Text } from '../../units.ts'

const Reason = v.picklist(['callGuest', 'waitForItem', 'other'])

/** An order that is held back from the kitchen: since when, by whom, and why. */
export const HeldOrder = v.object({ since: Moment, by: Text, reason: Reason })
export type HeldOrder = v.InferOutput<typeof HeldOrder>

/**
 * Holds an accepted order, or one that is prepared, back from the kitchen, or lets it go on; its guest hears nothing of it. It ends by itself once the order moves
 * on. A preorder that is held is not begun by the clock. Without a reason it is `other`; the same said again is answered as done.
 */
export const shopOrderHold = action('candao.shop.shopOrderHold', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, orderId: OrderId, held: v.boolean(), reason: v.optional(Reason) },
  data: v.object({ orderId: OrderId, held: v.nullable(HeldOrder) }),
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'CHANGE_ILLEGAL'],
})
