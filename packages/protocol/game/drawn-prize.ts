import * as v from 'valibot'

/** What somebody has won; `voucherCode` opens it among their coupons. */
export const DrawnPrize = v.object({
  prizeId: v.string(),
  kind: v.picklist(['points', 'coupon']),
  name: v.string(),
  voucherCode: v.nullable(v.string()),
})
export type DrawnPrize = v.InferOutput<typeof DrawnPrize>
