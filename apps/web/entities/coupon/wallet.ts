import {
  bestCoupons,
  canQuickAdd,
  couponBasket,
  couponJudge,
  ineffectiveCoupons,
  judgeCoupon,
  mayCombine,
  presetLine,
  priceOrder,
  productByPid,
  applyCoupons,
  sortedCoupons,
  type BestCoupons,
  type Coupon,
  type CouponOccasion,
  type CouponRule,
  type CouponVerdict,
  type NoEffect,
  type OrderPrice,
  type OrderToPrice,
  type ProductBook,
  type AppliedSelection,
} from '@harbour/rules'
import { useOrderToPrice } from '../cart/cart-price.ts'
import { applyCoupon, dropCoupon, dropCoupons, useCart } from '../cart/cart-store.ts'
import { useNow } from '../../lib/server-clock.ts'
import { emptyCartVerdict, useCouponList, type JudgedCoupon, type ListedCoupon } from './coupon-list.ts'
import { useCouponRules } from './coupon-rules.ts'
import { useWantedAt } from '../location/order-time.ts'
import { shopOf, useOrderLocation } from '../location/order-location.ts'
import { useShop } from '../shop/shop.ts'

export type Wallet = {
  /** Every coupon of the guest; judged anew whenever the cart, the shop or the time changes. */
  judged: JudgedCoupon[]
  /** Those selected that can be used, in the order of spec 4.15: what the price is made with. */
  applied: Coupon[]
  /** Those selected that are not applied, and why: they are not used up. */
  left: AppliedSelection['left']
  /** The price with these coupons in the place of those applied; undefined until all is known. */
  priceWith: (coupons: readonly Coupon[]) => OrderPrice | undefined
  /** Tells whether a coupon can be used now beside those applied. */
  mayJoin: (coupon: Coupon) => boolean
  /** Looks for the coupons that save most, and what they save in cents; undefined until all is known, and where nothing can be saved. */
  findBest: () => BestCoupons | undefined
  /** Some source has not answered yet. */
  pending: boolean
  failed: boolean
}

/** The guest's coupons for the order as it stands. Without a menu or a shop nothing is judged: the list is there all the same. */
export function useWallet(book: ProductBook | undefined): Wallet {
  const { listed, pending, failed, partnerSignedIn } = useCouponList()
  const { lines } = useCart()
  const order = useOrderToPrice(book, lines)
  const occasion = useOccasion(book, partnerSignedIn)
  const rules = useCouponRules()
  const waiting = { pending: pending || !order || !occasion || !rules, failed }
  if (!order || !occasion || !rules) {
    const judged = listed.map((one) => ({ ...one, verdict: lines.length === 0 ? emptyCartVerdict : unknown, combines: true }))
    return { ...waiting, judged, applied: [], left: [], priceWith: () => undefined, mayJoin: () => false, findBest: () => undefined }
  }
  const scene = { order, occasion, rules }
  const settled = applyCoupons(
    listed.flatMap(({ coupon, selected }) => (selected ? [coupon] : [])),
    order,
    scene,
  )
  const { applied, left } = settled
  return {
    ...waiting,
    judged: judgedOf(listed, settled, scene),
    applied,
    left,
    mayJoin: (coupon) => mayCombine(applied, coupon, rules) && judgeCoupon(coupon, couponBasket(order, applied), occasion).usable,
    priceWith: (chosen) => priceOrder({ ...order, coupons: chosen }),
    findBest: () => bestOf(listed, scene),
  }
}

type Scene = { order: OrderToPrice; occasion: CouponOccasion; rules: readonly CouponRule[] }

/** The verdict while nothing can be judged: nothing is said against a coupon. */
const unknown: CouponVerdict = { usable: true }

/** Each coupon beside those applied: an applied one beside the others. */
function judgedOf(listed: readonly ListedCoupon[], { applied, left }: AppliedSelection, { order, occasion, rules }: Scene): JudgedCoupon[] {
  const judge = couponJudge(couponBasket(order, applied), occasion)
  return listed.map((one) => {
    const others = applied.filter(({ code }) => code !== one.coupon.code)
    const isApplied = others.length < applied.length
    const verdict = (isApplied ? couponJudge(couponBasket(order, others), occasion) : judge)(one.coupon)
    const why = left.find(({ coupon }) => coupon.code === one.coupon.code)?.verdict
    const combines = mayCombine(others, one.coupon, rules) && !(why && 'combines' in why)
    const noEffect = why && 'noEffect' in why ? why.noEffect : undefined
    const wouldBe = verdict.usable && combines && !isApplied ? wouldHaveNoEffect(one.coupon, { order, applied }) : undefined
    return { ...one, verdict, combines, noEffect: noEffect ?? wouldBe }
  })
}

/** Tells whether a coupon would take nothing off beside those applied; a dish comes into the cart with its coupon. */
function wouldHaveNoEffect(coupon: Coupon, { order, applied }: { order: OrderToPrice; applied: readonly Coupon[] }): NoEffect | undefined {
  return 'pid' in coupon.gift ? undefined : ineffectiveCoupons([...applied, coupon], order).get(coupon)
}

/** The best coupons, looked for without what is in the cart by a coupon: it is there as long as the coupon is chosen. */
function bestOf(listed: readonly ListedCoupon[], { order, ...rest }: Scene): BestCoupons | undefined {
  const bought = order.lines.filter(({ isCouponPro }) => !isCouponPro)
  const given = listed.flatMap(({ coupon }) => (canBeGiven(coupon, order.book) ? [coupon] : []))
  const best = bestCoupons({ ...order, lines: bought }, given, rest)
  return best.saves > 0 ? best : undefined
}

/** A dish that must be chosen first, such as a pizza and its size, is given from its own screen. */
function canBeGiven({ gift }: Coupon, book: ProductBook): boolean {
  if (!('pid' in gift) || gift.pid === null) return true
  const product = productByPid(book, gift.pid)
  return product !== undefined && canQuickAdd(product, book.soldOut)
}

/** The place and time at which the order is to be eaten, for coupons; undefined until the shop is known. */
function useOccasion(book: ProductBook | undefined, partnerSignedIn: boolean): CouponOccasion | undefined {
  const where = useOrderLocation()
  const shop = useShop(shopOf(where)?.storeId)
  const now = useNow()
  const wantedAt = useWantedAt() ?? undefined
  if (!book || !shop) return undefined
  const { platformStoreId: platformId, extraStoreId: extraId } = shop
  return { now, wantedAt, orderType: where.orderType, shop: { platformId, extraId }, book, partnerSignedIn }
}

/** Selects a coupon; a product coupon puts its product into the cart, as a line of its own (spec 4.11). */
export function selectCoupon(coupon: Coupon, book: ProductBook | undefined) {
  applyCoupon(coupon.code, book && givenLine(coupon, book))
}

/** Selects these coupons, and no others. */
export function selectOnly(coupons: readonly Coupon[], book: ProductBook | undefined) {
  dropCoupons()
  for (const coupon of sortedCoupons(coupons)) selectCoupon(coupon, book)
}

export const deselectCoupon = ({ code }: Pick<Coupon, 'code'>) => dropCoupon(code)

/** The line that a product coupon gives; undefined for any other coupon. */
function givenLine({ code, gift }: Coupon, book: ProductBook) {
  const product = 'pid' in gift && gift.pid !== null ? productByPid(book, gift.pid) : undefined
  return product && { ...presetLine(product), isCouponPro: true, voucherCode: code }
}
