import * as v from 'valibot'
import { Dollars } from '../units.ts'
import { VoucherCode } from './voucher.ts'

/** The reason why a voucher cannot be had at all, whatever is in the cart. */
export const VoucherObstacle = v.picklist([
  'VOUCHER_UNKNOWN',
  'VOUCHER_USED',
  'VOUCHER_ENDED',
  /** Held for another order, by the same guest on another phone or, of a code with a limit, by somebody else. */
  'VOUCHER_TAKEN',
  /** Its vendor does not answer: it may be had a moment later. */
  'VOUCHER_UNSURE',
  'PARTNER_LOGIN',
])
export type VoucherObstacle = v.InferOutput<typeof VoucherObstacle>

/**
 * The reason why a chosen voucher takes nothing off this order, and is not used up: it cannot be had, does not go with the others, its dish is not in
 * the cart, it would be worth nothing here, or one of the reasons of spec 4.23 to 4.34.
 */
export const CouponIssue = v.object({
  voucherCode: VoucherCode,
  code: v.picklist([
    ...VoucherObstacle.options,
    'VOUCHER_UNUSABLE',
    'VOUCHER_NOT_COMBINED',
    'VOUCHER_DISH_MISSING',
    'VOUCHER_WORTH_NOTHING',
  ]),
  /** The reason's number with VOUCHER_UNUSABLE, 1 to 14; null where it is out of its dates or for another way of dining. */
  reason: v.nullable(v.pipe(v.number(), v.integer())),
  gapMoney: v.optional(Dollars),
  gapItems: v.optional(v.pipe(v.number(), v.integer())),
})
export type CouponIssue = v.InferOutput<typeof CouponIssue>
