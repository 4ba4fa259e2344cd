import { page, type Screen } from '../screen.ts'
import { paths } from '../paths.ts'

/** Promotions, coupons and codes. */
export const offersScreens: Screen[] = [
  {
    path: paths.coupons,
    right: 'catalogue.read',
    Screen: page(async () => (await import('./coupons/CouponsScreen.tsx')).CouponsScreen),
  },
  {
    path: `${paths.coupons}/:couponId`,
    right: 'catalogue.read',
    Screen: page(async () => (await import('./coupons/CouponScreen.tsx')).CouponScreen),
  },
  {
    path: `${paths.coupons}/codes/:code`,
    right: 'catalogue.read',
    Screen: page(async () => (await import('./coupons/PromoCodeScreen.tsx')).PromoCodeScreen),
  },
  {
    path: paths.promotions,
    right: 'catalogue.read',
    Screen: page(async () => (await import('./promotions/PromotionsScreen.tsx')).PromotionsScreen),
  },
  {
    path: `${paths.promotions}/:promotionId`,
    right: 'catalogue.read',
    Screen: page(async () => (await import('./promotions/PromotionScreen.tsx')).PromotionScreen),
  },
]
