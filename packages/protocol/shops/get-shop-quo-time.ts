import * as v from 'valibot'
import { action } from '../action.ts'
import { QuoteMinutes } from './store-card.ts'
import { Count, Moment, OrderType, Point, StoreId, Text } from '../units.ts'

const Day = v.pipe(Text, v.regex(/^\d{4}\/\d\d\/\d\d$/))

/**
 * The time that an order placed now would take, as a range, and the slots that a preorder of a day may take (calls.md; spec 1.15). `left` is
 * how many orders like the one in mind a slot still takes: 0 when it is full.
 */
export const getShopQuoTime = action('candao.member.getShopQuoTime', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {
    storeId: StoreId,
    orderType: OrderType,
    /** The point that a delivery would go to. */
    near: v.optional(Point),
    /** `YYYY/MM/DD`; absent: the first day with a slot. */
    day: v.optional(Day),
    /** The minutes that the cart takes to make; absent: as long as a usual order. Shows what is left, and decides nothing. */
    makeMinutes: v.optional(Count),
  },
  data: v.object({
    quoteMinutes: QuoteMinutes,
    busy: v.boolean(),
    /** The days that a preorder may be for, today first; `open` while the day has slots left in its hours. */
    days: v.array(v.object({ day: Day, open: v.boolean() })),
    /** The day that the slots are of. */
    day: v.nullable(Day),
    slots: v.array(v.object({ start: Moment, end: Moment, left: Count })),
  }),
  refusals: ['STORE_UNKNOWN', 'ORDER_TYPE_UNAVAILABLE'],
})
