import * as v from 'valibot'
import { action } from '../../action.ts'
import { ShownCard } from '../../payments/shown-card.ts'
import { Count, Dollars, OrderId, Text } from '../../units.ts'
import { PayMethod } from '../draft.ts'
import { refundOrder } from '../refund-order.ts'

const { storeId, orderId, parts } = refundOrder.content.entries

/** The part of a line that would go back, and the money for it; together the amount. */
const QuotedLine = v.object({ uid: Text, index: Count, num: Count, amount: Dollars })

/**
 * The consequence of a refund before anybody asks for it, by the rules of `shopRefund`; nothing changes. `amount` would go back now, of the `left` that is there of
 * the payment, by the `method` and to the `card` that paid; `pointsBack` points with it, less those whose time is over. `savingsKept` is the share of those parts
 * in promotions and coupons, which nobody paid and which stays. `asks`: it is more than one person gives back alone, and a second one would be asked.
 */
export const shopRefundQuoteGet = action('candao.shop.shopRefundQuoteGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.refund',
  content: { storeId, orderId, parts },
  data: v.object({
    orderId: OrderId,
    amount: Dollars,
    left: Dollars,
    method: PayMethod,
    card: v.nullable(ShownCard),
    pointsBack: v.pipe(v.number(), v.integer(), v.minValue(0)),
    savingsKept: Dollars,
    asks: v.boolean(),
    lines: v.array(QuotedLine),
  }),
  refusals: ['STORE_UNKNOWN', 'ORDER_UNKNOWN', 'NOTHING_PAID', 'NOTHING_LEFT'],
})
