import * as v from 'valibot'
import { action } from '../action.ts'
import { Dollars, Moment, StoreId, Text } from '../units.ts'

/**
 * A price of the shop instead of the menu file's, from a moment until another, which is not included, or always. `item` is a pid, and of a choice
 * its way from there (`margherita/size/large`). Of those that hold at a moment the last is meant.
 */
const ShopPrice = v.object({
  item: Text,
  price: Dollars,
  originalPrice: v.optional(Dollars),
  from: v.optional(Moment),
  until: v.optional(Moment),
})

/** Names the menu file a shop sells from, what has run out there today (product, option and main pids), and its prices where it has other ones. */
export const getProductMenu = action('candao.product.getProductMenu', {
  gateway: 'Action',
  caller: 'anyone',
  content: { storeId: v.optional(StoreId) },
  data: v.object({ version: Text, url: Text, soldOut: v.array(Text), prices: v.optional(v.array(ShopPrice)) }),
  refusals: ['STORE_UNKNOWN'],
})
