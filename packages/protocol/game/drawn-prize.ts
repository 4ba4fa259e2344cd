import * as v from 'valibot'
import { Text } from '../units.ts'

/** A prize that somebody has won; `voucherCode` opens it among their coupons. */
export const DrawnPrize = v.object({
  prizeId: Text,
  kind: v.picklist(['points', 'coupon']),
  name: Text,
  voucherCode: v.nullable(Text),
})
export type DrawnPrize = v.InferOutput<typeof DrawnPrize>
