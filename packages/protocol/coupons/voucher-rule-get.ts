import * as v from 'valibot'
import { action } from '../action.ts'

/** A kind of coupon, by its voucherType; a delivery coupon, on the wire cash of type 1 that covers the delivery fee, is a kind of its own: 6. */
const Kind = { voucherType: v.picklist([1, 2, 3, 4, 5, 6]), haveThreshold: v.boolean() }

/** The kinds of coupon that go together: a pair combines only if each allows the other, and a kind without a rule stands alone (spec 7.22, 3.18). */
export const voucherRuleGet = action('candao.member.voucherRuleGet', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {},
  data: v.array(v.object({ ...Kind, availableVoucherType: v.array(v.object(Kind)) })),
})
