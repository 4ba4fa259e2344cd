import * as v from 'valibot'
import { action } from '../action.ts'
import { Count, OrderId, Slug, Text } from '../units.ts'

const Points = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The goodwill that the caller may give for an order by now, before anybody gives it: points at once and today, coupons today, and the house's coupons by name. */
export const goodwillTermsGet = action('candao.support.goodwillTermsGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.help',
  content: { orderId: OrderId },
  data: v.object({
    /** False for a guest who is no member: there is nowhere to give it to. */
    member: v.boolean(),
    pointsAtOnce: Points,
    pointsLeft: Points,
    couponsLeft: Count,
    coupons: v.array(v.object({ couponId: Slug, name: Text, category: Text, validDays: Count })),
  }),
  refusals: ['ORDER_UNKNOWN'],
})
