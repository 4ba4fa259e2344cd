import { action } from '../action.ts'
import { shopRefundQuoteGet } from '../orders/shop/shop-refund-quote-get.ts'

const { storeId: _storeId, ...content } = shopRefundQuoteGet.content.entries

/** The consequence of a refund before support asks for it, by the rules of `orderRefund`; nothing changes. It says what a shop's `shopRefundQuoteGet` does. */
export const orderRefundQuoteGet = action('candao.support.orderRefundQuoteGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.help',
  content,
  data: shopRefundQuoteGet.data,
  refusals: ['ORDER_UNKNOWN', 'NOTHING_PAID', 'NOTHING_LEFT'],
})
