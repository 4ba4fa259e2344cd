import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'
import { Csv, mayBeLate, ofPeriod, periodRefusals, Sum, Whole } from './report.ts'

export const CostKind = v.picklist(['promotion', 'promoCode', 'coupon'])

/**
 * The cost of what is taken off, by promotion, promo code, and coupon, of which those of one name stand together: its uses, what it took off, and what the
 * orders that had it were sold for. Sales count as they do in `salesGet`. An order with two of them is one of each.
 */
export const couponCostGet = action('candao.report.couponCostGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'report.read',
  content: ofPeriod,
  data: v.object({
    rows: v.array(v.object({ kind: CostKind, key: Text, name: Text, uses: Whole, takenOff: Sum, sold: Sum })),
    takenOff: v.object({ promotions: Sum, coupons: Sum }),
    csv: Csv,
    ...mayBeLate,
  }),
  refusals: periodRefusals,
})
