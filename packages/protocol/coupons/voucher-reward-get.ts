import * as v from 'valibot'
import { action } from '../action.ts'
import { Slug, Text } from '../units.ts'
import { Voucher } from './voucher.ts'

/** The rewards that points buy: each with its cost, and the voucher that it would be, as if it were redeemed now (spec 1.22). */
export const voucherRewardGet = action('candao.member.voucherRewardGet', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {},
  data: v.object({
    data: v.array(
      v.object({
        rewardId: Slug,
        name: Text,
        note: Text,
        picture: Text,
        points: v.pipe(v.number(), v.integer(), v.minValue(0)),
        /** The days that the voucher is good for. */
        validDays: v.pipe(v.number(), v.integer()),
        /** Its voucherCode is the reward's id: the real one comes with the redeeming. */
        voucher: Voucher,
      }),
    ),
  }),
})
