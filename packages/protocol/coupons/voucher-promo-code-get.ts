import * as v from 'valibot'
import { action } from '../action.ts'
import { Draft } from '../orders/draft.ts'
import { Text, text } from '../units.ts'
import { Voucher } from './voucher.ts'

/**
 * The voucher that a promo code opens, for this cart at this shop; a reason where it opens none (spec 8.11). The code is then a voucher
 * code like any other, and is held and used as one. Capitals and blanks do not matter.
 */
export const voucherPromoCodeGet = action('candao.member.voucherPromoCodeGet', {
  gateway: 'UserUnify',
  caller: 'visitor',
  content: {
    promoCode: v.pipe(text(32), v.minLength(1)),
    storeId: Draft.storeId,
    orderType: Draft.orderType,
    lines: Draft.lines,
    wantedAt: Draft.wantedAt,
    /** The codes of what is chosen already: what they take off counts against a minimum. */
    coupons: Draft.coupons,
    /** The loyalty partner's, for the codes that are its members' alone. */
    yuuGuestKey: v.optional(v.pipe(Text, v.maxLength(200))),
  },
  data: Voucher,
  refusals: [
    'STORE_UNKNOWN',
    'PROMO_UNKNOWN',
    'PROMO_EXPIRED',
    'PROMO_NOT_HERE',
    'PROMO_NOT_THIS_WAY',
    'PROMO_ENDED',
    'PROMO_NOT_NOW',
    'PROMO_BELOW_MINIMUM',
    'PROMO_ITEMS_MISSING',
    'FREEBIE_OUT',
    'PARTNER_LOGIN',
    'VOUCHER_USED',
  ],
})
