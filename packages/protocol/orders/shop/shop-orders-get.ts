import * as v from 'valibot'
import { action } from '../../action.ts'
import { getShopOrders } from './get-shop-orders.ts'

/** A shop's orders that are not finished, oldest first, for its people, as `getShopOrders` gives them to its till. */
export const shopOrdersGet = action('candao.shop.shopOrdersGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.orders',
  content: getShopOrders.content.entries,
  data: v.object({ orders: getShopOrders.data.entries.orders }),
  refusals: ['STORE_UNKNOWN'],
})
