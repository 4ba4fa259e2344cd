import * as v from 'valibot'
import { action } from '../../action.ts'
import { CourierBooking } from '../../couriers/courier-booking.ts'
import { ShownCard } from '../../payments/shown-card.ts'
import { Count, Dollars, Moment, OrderId, StoreId, Text } from '../../units.ts'
import { ShopOrder } from './get-shop-orders.ts'
import { EndReason, OrderDetail, Refund } from '../order-card.ts'
import { Rating } from '../rating.ts'

/** The part of a line that has been given back or is on its way, by the shop's refunds. */
const RefundedLine = v.object({ uid: Text, index: Count, num: Count, amount: Dollars })

/**
 * One thing that happened to an order: a step of its life, with its `status`, or what somebody of the staff did besides, with the `action` that they called.
 * `staffName` is who did it; null of a guest, a till and the time.
 */
const ShopOrderEvent = v.object({
  at: Moment,
  status: v.nullable(v.number()),
  by: v.picklist(['guest', 'shop', 'system']),
  action: v.nullable(Text),
  staffName: v.nullable(Text),
  /** The reason that is written down of it, as a code. */
  reason: v.nullable(Text),
})

/**
 * One order of a shop, for its people: in hand, or placed or wanted within the last seven days. Of one no longer in hand they see no guest. `price` is as it was placed,
 * `charged` is what its payment took (Octopus takes whole ten cents), 0 before it is paid and for cash; `refund` the state of all that goes back, `refunded` how much that
 * is, and `refundedLines` what of it was for which line. An order that is not paid yet is unknown to its shop.
 */
export const shopOrderGet = action('candao.shop.shopOrderGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: { storeId: StoreId, orderId: OrderId },
  data: v.object({
    order: ShopOrder,
    inHand: v.boolean(),
    price: OrderDetail.entries.price,
    charged: Dollars,
    card: v.nullable(ShownCard),
    endReason: v.nullable(EndReason),
    refund: v.nullable(Refund),
    refunded: Dollars,
    refundedLines: v.array(RefundedLine),
    /** The courier company that can bring it; absent where the chain has no account with one there, or no courier can. */
    courierCompany: v.optional(Text),
    /** Its latest booking with a courier company; absent where there was none. */
    courier: v.optional(CourierBooking),
    /** True where its rider has taken a photo of the delivery that is still kept. */
    photo: v.boolean(),
    /** The rating of its guest; null where they gave none. */
    rating: v.nullable(Rating),
    events: v.array(ShopOrderEvent),
  }),
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN'],
})
