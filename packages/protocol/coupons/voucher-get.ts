import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, OrderType, StoreId } from '../units.ts'
import { Voucher, VoucherStatus } from './voucher.ts'

/**
 * The member's vouchers of one status, of the house and of every vendor that answers (spec 7.21). With a shop, products that outside
 * codes stand for are looked up on its menu. `userId` is the spec's own field; whose vouchers they are says the session alone.
 */
export const voucherGet = action('candao.member.voucherGet', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {
    voucherStatus: VoucherStatus,
    storeId: v.optional(StoreId),
    orderType: v.optional(OrderType),
    userId: v.optional(Guid),
  },
  data: v.object({ data: v.array(Voucher) }),
})
