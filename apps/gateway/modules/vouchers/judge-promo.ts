import type { ChainPromoCode } from '@harbour/chain'
import { couponBasket, couponReasons, judgeCoupon, type Brand, type CouponReason, type CouponVerdict, type Language } from '@harbour/rules'
import type { VoucherDeps } from './deps.ts'
import type { DraftCart } from '../ordering/draft/draft-cart.ts'
import { judgeDraftCoupons } from '../ordering/draft/draft-coupons.ts'
import { couponOf } from './coupon-of-voucher.ts'
import { externalProductLookup } from './external-product-lookup.ts'
import { promoRecord, promoTerms } from './promo-voucher.ts'

/** The reason why a promo code opens nothing (spec 8.11). */
export type PromoObstacle =
  | 'PROMO_EXPIRED'
  | 'PROMO_NOT_HERE'
  | 'PROMO_NOT_THIS_WAY'
  | 'PROMO_ENDED'
  | 'PROMO_NOT_NOW'
  | 'PROMO_BELOW_MINIMUM'
  | 'PROMO_ITEMS_MISSING'
  | 'FREEBIE_OUT'
  | 'PARTNER_LOGIN'
  | 'VOUCHER_USED'
export type PromoVerdict = { obstacle: PromoObstacle; verdict?: CouponVerdict } | undefined

type Scene = {
  cart: DraftCart
  chosen: readonly string[]
  userId: string
  brand: Brand
  language: Language
  storeId: string
  signedIn: boolean
}
type PromoDeps = Pick<VoucherDeps, 'catalogue' | 'vouchers' | 'holds' | 'clock'>

/** The first thing that stands against a promo code for this cart: its own dates and uses, then what the rules say of it. */
export async function judgePromo(promo: ChainPromoCode, scene: Scene, deps: PromoDeps): Promise<PromoVerdict> {
  const { cart, chosen, userId, brand, language, storeId, signedIn } = scene
  if (promo.partner && !signedIn) return { obstacle: 'PARTNER_LOGIN' }
  const record = promoRecord(promo, deps.catalogue)
  const { now, wantedAt = now } = cart.occasion
  if (record.ends !== null && record.ends <= now) return { obstacle: 'PROMO_EXPIRED' }
  if (record.begins >= now) return { obstacle: 'PROMO_NOT_NOW' }
  const usedUp = await usesLeft(promo, scene, deps)
  if (usedUp) return { obstacle: usedUp }
  const others = await judgeDraftCoupons({ codes: chosen, userId, brand, language, storeId }, cart, deps)
  const codes = externalProductLookup(deps.catalogue, { brand, storeId, at: wantedAt })
  const coupon = couponOf(record, { language, codes, gone: false })
  const verdict = judgeCoupon(coupon, couponBasket(cart.order, others.coupons), { ...cart.occasion, partnerSignedIn: signedIn })
  return verdict.usable ? undefined : { obstacle: obstacleOf(verdict), verdict }
}

/** A guest who holds the code for an order has their use of it. */
async function usesLeft(
  promo: ChainPromoCode,
  { userId, brand }: Pick<Scene, 'userId' | 'brand'>,
  { holds, clock, catalogue }: PromoDeps,
): Promise<PromoObstacle | undefined> {
  const { promoCode } = promo
  const { limit, once, budget, each } = promoTerms(promo, brand, catalogue)
  const mine = await holds.of([promoCode], userId)
  if (once && mine.some(({ state }) => state === 'committed')) return 'VOUCHER_USED'
  if ((limit === null && budget === null) || mine.some(({ state, heldUntil }) => state === 'held' && heldUntil > clock.now()))
    return undefined
  const { uses, spent } = await holds.uses(promoCode, { each, now: clock.now() })
  return (limit !== null && uses >= limit) || (budget !== null && spent + each > budget) ? 'PROMO_ENDED' : undefined
}

function obstacleOf(verdict: Extract<CouponVerdict, { usable: false }>): PromoObstacle {
  if (verdict.reason === null) return verdict.outside === 'way' ? 'PROMO_NOT_THIS_WAY' : 'PROMO_EXPIRED'
  return obstacles[verdict.reason]
}

/** The name of each reason of the coupons' table where a code is typed. */
const obstacles = {
  [couponReasons.emptyCart]: 'PROMO_ITEMS_MISSING',
  [couponReasons.partnerSignedOut]: 'PARTNER_LOGIN',
  [couponReasons.notNow]: 'PROMO_NOT_NOW',
  [couponReasons.productMissing]: 'PROMO_ITEMS_MISSING',
  [couponReasons.productUnknown]: 'PROMO_ITEMS_MISSING',
  [couponReasons.tooFewDishes]: 'PROMO_ITEMS_MISSING',
  [couponReasons.dishesBelowMinimum]: 'PROMO_BELOW_MINIMUM',
  [couponReasons.incomplete]: 'FREEBIE_OUT',
  [couponReasons.giftNotOffered]: 'FREEBIE_OUT',
  [couponReasons.giftSoldOut]: 'FREEBIE_OUT',
  [couponReasons.giftNotServed]: 'FREEBIE_OUT',
  [couponReasons.otherShop]: 'PROMO_NOT_HERE',
  [couponReasons.belowMinimum]: 'PROMO_BELOW_MINIMUM',
  [couponReasons.goneAtVendor]: 'PROMO_ENDED',
} as const satisfies Record<CouponReason, PromoObstacle>
