import { Suspense } from 'react'
import { CartSheetHost } from '../features/cart/CartSheetHost.tsx'
import { MenuScreen } from '../features/menu/MenuScreen.tsx'
import type { Wallet } from '../entities/coupon/wallet.ts'
import { useGroupVisit } from '../entities/group/group-visit.ts'
import { WaitingOrderWatch } from './WaitingOrderWatch.tsx'
import { lazyPart } from '../lib/lazy-part.ts'

const CartCoupons = lazyPart(() => import('../features/coupons/order/CartCoupons.tsx'), 'CartCoupons')
const GroupMenu = lazyPart(() => import('./group-menu.tsx'), 'GroupMenu')

/** The menu carries the cart, and the cart the coupons. Here features meet, in a file of its own: home need not know what they fetch. */
export function MenuRoute() {
  const visit = useGroupVisit()
  if (visit) return <GroupMenu visit={visit} />
  return (
    <>
      <WaitingOrderWatch />
      <MenuScreen cart={(close) => <CartSheetHost onClose={close} coupons={cartCoupons} />} />
    </>
  )
}

const cartCoupons = (wallet: Wallet) => (
  <Suspense fallback={null}>
    <CartCoupons wallet={wallet} />
  </Suspense>
)
