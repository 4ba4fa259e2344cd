import type {
  ChainBrand,
  ChainCategory,
  ChainCoupon,
  ChainMembership,
  ChainProduct,
  ChainPromoCode,
  ChainPromotion,
  ChainShop,
  Information,
} from '@harbour/chain'
import type { CouponRule } from '@harbour/rules'

/** The records of the catalogue that the office edits, by their kind; the gateway has checked each by its kind's schema. */
export type Records = {
  brand: ChainBrand
  shop: ChainShop
  category: ChainCategory
  product: ChainProduct
  promotion: ChainPromotion
  coupon: ChainCoupon
  promoCode: ChainPromoCode
  couponRule: CouponRule
  membership: ChainMembership
  information: Information
}
export type RecordKind = keyof Records
