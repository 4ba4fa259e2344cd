import * as v from 'valibot'
import { action } from '../action.ts'
import { VoucherCode, VoucherCodeList } from './voucher.ts'

/**
 * Frees what the guest holds, on whatever device (spec 7.25, 4.36). Asked again, it is already free, as is what was never held. `failed`:
 * its vendor has not agreed yet; the gateway goes on trying, and so may the client. What an order has used is not freed: it is failed.
 */
export const voucherRelease = action('candao.member.voucherRelease', {
  gateway: 'UserUnify',
  caller: 'visitor',
  content: { voucherCodeList: VoucherCodeList },
  data: v.object({ released: v.array(VoucherCode), alreadyFree: v.array(VoucherCode), failed: v.array(VoucherCode) }),
})
