import * as v from 'valibot'
import { action } from '../action.ts'
import { Brand, Guid, Moment, Text } from '../units.ts'
import { SupportMember } from './member-search.ts'
import { SupportOrder } from './support-order.ts'

/** A member, masked: points, coupons, consents, and their last orders at the shops that the caller reads of. */
export const memberGet = action('candao.support.memberGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'guest.read',
  content: { userId: Guid },
  data: v.object({
    member: SupportMember,
    points: v.number(),
    coupons: v.array(v.object({ brand: Brand, voucherCode: Text, name: Text, status: v.number(), ends: v.nullable(Moment) })),
    consents: v.array(v.object({ kind: Text, given: v.boolean(), wording: Text, at: Moment })),
    orders: v.array(SupportOrder),
  }),
  refusals: ['MEMBER_UNKNOWN'],
})
