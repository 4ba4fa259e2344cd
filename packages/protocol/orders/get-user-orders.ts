import * as v from 'valibot'
import { action } from '../action.ts'
import { OrderCard } from './order-card.ts'
import { OrderId, OrderType, Text } from '../units.ts'

/**
 * The caller's own orders, newest first, from after an order onwards; or only those still on their way, those that have ended, those of one type, or
 * those with a word in their number, date, shop or dishes, in either language.
 */
export const getUserOrders = action('candao.orderOwn.getUserOrders', {
  gateway: 'Action',
  caller: 'visitor',
  content: {
    live: v.optional(v.boolean()),
    ended: v.optional(v.boolean()),
    orderType: v.optional(OrderType),
    keyword: v.optional(v.pipe(Text, v.trim(), v.maxLength(40))),
    after: v.optional(OrderId),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
  },
  data: v.object({ orders: v.array(OrderCard), more: v.boolean() }),
})
