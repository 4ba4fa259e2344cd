import { useCart } from '../../../entities/cart/cart-store.ts'
import { useCouponsBeforeFood, type JudgedCoupon } from '../../../entities/coupon/coupon-list.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { CouponList } from './CouponList.tsx'
import { reasonBeforeFood } from './reason-before-food.ts'

const JudgedCoupons = lazyPart(() => import('./JudgedCoupons.tsx'), 'JudgedCoupons')

/** The guest's coupons. What judges them, the menu and its prices, is fetched once there is something to judge them on. */
export function MyCoupons({ scanned }: { scanned: string }) {
  const { lines } = useCart()
  return lines.length > 0 ? <JudgedCoupons scanned={scanned} /> : <CouponsBeforeFood scanned={scanned} />
}

function CouponsBeforeFood({ scanned }: { scanned: string }) {
  return <CouponList {...useCouponsBeforeFood()} against={againstBeforeFood} onUse={useNone} scanned={scanned} />
}

const againstBeforeFood = (judged: JudgedCoupon) => ({ why: reasonBeforeFood(judged) })
/** None of them can be used. */
const useNone = () => undefined
