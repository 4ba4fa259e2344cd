import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreId, Text } from '../units.ts'
import { Voucher } from '../coupons/voucher.ts'

/**
 * The loyalty partner's vouchers for a guest key (spec 7.20). PARTNER_KEY_LOST is status 403, upon which the client gives the key up as
 * lost (spec 8.8); PARTNER_LOGGED_OUT is -403.
 */
export const yuuVoucherGet = action('candao.member.yuuVoucherGet', {
  gateway: 'UserUnify',
  caller: 'visitor',
  content: { yuuGuestKey: v.pipe(Text, v.minLength(1), v.maxLength(200)), storeId: v.optional(StoreId) },
  data: v.object({ data: v.array(Voucher) }),
  refusals: ['PARTNER_KEY_LOST', 'PARTNER_LOGGED_OUT', 'PARTNER_AWAY'],
})
