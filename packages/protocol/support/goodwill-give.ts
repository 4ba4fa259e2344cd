import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, OrderId, Slug } from '../units.ts'
import { ReasonWords } from './support-reason.ts'

const GoodwillGift = v.variant('kind', [
  v.strictObject({ kind: v.literal('points'), points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)) }),
  v.strictObject({ kind: v.literal('coupon'), couponId: Slug }),
])
export type GoodwillGift = v.InferOutput<typeof GoodwillGift>

/** Gives the member of an order points, or a coupon of the house, to make good. Asked again under the same clientGiftId it is given once. */
export const goodwillGive = action('candao.support.goodwillGive', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.help',
  stepUp: true,
  content: {
    orderId: OrderId,
    clientGiftId: Guid,
    gift: GoodwillGift,
    reason: v.picklist(['late', 'wrong', 'missing', 'quality', 'service', 'other']),
    words: ReasonWords,
  },
  data: v.object({ orderId: OrderId, clientGiftId: Guid }),
  refusals: ['ORDER_UNKNOWN', 'GUEST_NOT_MEMBER', 'COUPON_UNKNOWN', 'GIFT_CONFLICT', 'GOODWILL_TOO_MUCH', 'GOODWILL_DAY_SPENT'],
})
