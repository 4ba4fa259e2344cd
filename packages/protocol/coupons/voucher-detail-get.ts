import * as v from 'valibot'
import { action } from '../action.ts'
import { StoreId } from '../units.ts'
import { Voucher, VoucherCode } from './voucher.ts'

/** One voucher of the guest: the member's own, a vendor's that was listed for them, or a promo code. */
export const voucherDetailGet = action('candao.member.voucherDetailGet', {
  gateway: 'UserUnify',
  caller: 'visitor',
  content: { voucherCode: VoucherCode, storeId: v.optional(StoreId) },
  data: Voucher,
  refusals: ['VOUCHER_UNKNOWN'],
})
