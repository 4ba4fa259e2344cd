import * as v from 'valibot'
import { action } from '../action.ts'
import { Openness, QuoteMinutes, StoreCard } from './store-card.ts'
import { Minutes, Moment, OrderType, Point, StoreId, Text } from '../units.ts'

const HoursRow = v.object({ startTime: Text, endTime: Text, orderTypes: v.optional(v.array(OrderType)) })

/** The moment at which the shop opens or closes next; null while neither is in sight. */
const NextChange = v.nullable(v.object({ to: v.picklist(['open', 'closed']), at: Moment }))

const StoreDetail = v.object({
  ...StoreCard.entries,
  nextChange: NextChange,
  /** The ids by which the coupon platforms know it: coupons name the shops that take them so (spec 5.7). */
  platformStoreId: Text,
  extraStoreId: Text,
  /** Its openness for each order type it serves, and whether it takes preorders for it. */
  byOrderType: v.array(
    v.object({
      orderType: OrderType,
      openness: Openness,
      nextChange: NextChange,
      quoteMinutes: QuoteMinutes,
      /** The minutes of an order beside its making: with them, a cart's own time is known. Absent in what phones have kept of earlier builds. */
      waitMinutes: v.optional(Minutes),
      preorder: v.boolean(),
    }),
  ),
  /** Monday 1 to Sunday 7 (spec 9.16). */
  hours: v.array(v.object({ weekday: v.number(), rows: v.array(HoursRow) })),
  blackouts: v.array(
    v.object({
      startDate: Text,
      endDate: Text,
      times: v.array(v.object({ startTime: Text, endTime: Text })),
      reason: v.optional(Text),
    }),
  ),
})
export type StoreDetail = v.InferOutput<typeof StoreDetail>

/** One shop with its week, its phone and how it stands now (spec 1.17, 3.25). */
export const getStore = action('candao.storeStandard.getStore', {
  gateway: 'Action',
  caller: 'anyone',
  content: { storeId: StoreId, near: v.optional(Point) },
  data: StoreDetail,
  refusals: ['STORE_UNKNOWN'],
})
