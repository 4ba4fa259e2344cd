import * as v from 'valibot'
import { action } from '../action.ts'
import { VoucherObstacle } from './coupon-issue.ts'
import { Guid, Moment } from '../units.ts'
import { VoucherCode, VoucherCodeList } from './voucher.ts'

/**
 * Holds vouchers for the order that will be placed under this clientOrderId, for ten minutes; asked again, for ten more. Each is held or
 * refused by itself (domain.md, Coupons). Nobody else can hold or use what is held.
 */
export const voucherHold = action('candao.member.voucherHold', {
  gateway: 'UserUnify',
  caller: 'visitor',
  content: { voucherCodeList: VoucherCodeList, clientOrderId: Guid },
  data: v.object({
    held: v.array(v.object({ voucherCode: VoucherCode, heldUntil: Moment })),
    refused: v.array(v.object({ voucherCode: VoucherCode, code: VoucherObstacle })),
  }),
})
