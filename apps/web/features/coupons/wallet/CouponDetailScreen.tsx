import { useCart } from '../../../entities/cart/cart-store.ts'
import { useCouponsBeforeFood } from '../../../entities/coupon/coupon-list.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { DetailFrame } from './DetailFrame.tsx'
import { UseBar } from './UseBar.tsx'
import '../coupon.css'

const JudgedDetail = lazyPart(() => import('./JudgedDetail.tsx'), 'JudgedDetail')

/** One coupon: its code for the counter, how it is used, and the way to use it here (spec 1.22, 2.28). */
export function CouponDetailScreen() {
  const { lines } = useCart()
  return lines.length > 0 ? <JudgedDetail /> : <DetailBeforeFood />
}

function DetailBeforeFood() {
  const { judged, pending } = useCouponsBeforeFood()
  return <DetailFrame judged={judged} pending={pending} use={(one) => <UseBar judged={one} />} />
}
