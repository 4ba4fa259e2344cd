import { addCents, cents, type Cents } from '@harbour/rules'
import type { PriceParts } from './price-rows.ts'

/** The amount that promotions, coupons and points take off an order, in cents. */
export const amountOff = ({ discount, couponDiscount, points }: Pick<PriceParts, 'discount' | 'couponDiscount' | 'points'>): Cents =>
  addCents(discount, couponDiscount, points?.amount ?? cents(0))
