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
        /** The name of the picture of a dish that it gives, without ending. */
        picture: v.nullable(Text),
        expiresAt: Moment,
        ready: v.boolean(),
        voucherCode: v.nullable(VoucherCode),
      }),
    ),
    /** The coupon that comes in the month of a birthday, by its name; null where the chain gives none. */
    birthdayCoupon: v.nullable(Text),
  }),
})
