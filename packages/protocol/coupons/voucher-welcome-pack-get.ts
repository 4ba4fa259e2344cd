import * as v from 'valibot'
import { action } from '../action.ts'
import { Dollars, Moment, Text } from '../units.ts'
import { VoucherCode } from './voucher.ts'

/** The vouchers that a new member is given (spec 7.23). `ready` says whether it is on the account; a coupon's code stands with it. */
export const voucherWelcomePackGet = action('candao.member.voucherWelcomePackGet', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {},
  data: v.object({
    items: v.array(
      v.object({
        kind: v.picklist(['cash', 'product', 'points']),
        title: Text,
        note: Text,
        amount: v.nullable(Dollars),
        points: v.nullable(v.number()),
        expiresAt: Moment,
        ready: v.boolean(),
        voucherCode: v.nullable(VoucherCode),
      }),
    ),
  }),
})
