import * as v from 'valibot'
import { action } from '../action.ts'
import { Text, WireCents } from '../units.ts'
import { CouponKind } from './offer-record.ts'

const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * The use of every coupon and code that guests have had, from the first day on and of both brands: how many were given, how many of those an order has used, how many are held
 * for an order to come, and what they have taken off, in cents. Of a code as such none are given; `made` are the codes made for it, each one use, and `claimed` those of them that a guest
 * has typed. An order that was cancelled has given its coupon back, and is no use.
 */
export const offerUseGet = action('candao.offer.offerUseGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.read',
  content: {},
  data: v.object({
    uses: v.array(
      v.object({
        kind: CouponKind,
        id: Text,
        given: Whole,
        made: Whole,
        claimed: Whole,
        used: Whole,
        held: Whole,
        takenOff: WireCents,
      }),
    ),
  }),
})
