import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, Moment } from '../units.ts'
import { VoucherCode } from './voucher.ts'

/** The vouchers that the guest holds on any device, not yet used (spec 7.24). `orderId` is the clientOrderId that it is held for: there is no order yet. */
export const voucherOnHoldGet = action('candao.member.voucherOnHoldGet', {
  gateway: 'UserUnify',
  caller: 'visitor',
  content: {},
  data: v.object({ data: v.array(v.object({ voucherCode: VoucherCode, orderId: Guid, heldUntil: Moment })) }),
})
