import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { CartSheetHost } from '../features/cart/CartSheetHost.tsx'
import { MenuScreen } from '../features/menu/MenuScreen.tsx'
import type { Wallet } from '../entities/coupon/wallet.ts'
import { useGroupVisit } from '../entities/group/group-visit.ts'
import { WaitingOrderWatch } from './WaitingOrderWatch.tsx'
import { isCartLink } from '../entities/cart/is-cart-link.ts'
import { optionalLazyPart, lazyPart } from '../lib/lazy-part.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

const CartCoupons = lazyPart(() => import('../features/coupons/order/CartCoupons.tsx'), 'CartCoupons')
const CartArrival = optionalLazyPart(() => import('../features/cart/link/CartArrival.tsx'), 'CartArrival')
const GroupMenu = lazyPart(() => import('./group-menu.tsx'), 'GroupMenu')

/** The menu carries the cart, and the cart the coupons. Here features meet, in a file of its own: home need not know what they fetch. */
export function MenuRoute() {
  const visit = useGroupVisit()
  return (
    <>
      {visit ? <GroupMenu visit={visit} /> : <OwnMenu />}
      <ArrivingCart />
    </>
  )
}

function OwnMenu() {
  return (
    <>
      <WaitingOrderWatch />
      <MenuScreen cart={(close) => <CartSheetHost onClose={close} coupons={cartCoupons} />} />
    </>
  )
}

/** A cart that a link has brought from another device. What stands behind the `#` the server does not know: it writes none. */
function ArrivingCart() {
  const { hash } = useLocation()
  const alive = useHydrated()
  if (!alive || !isCartLink(hash)) return null
  return (
    <Suspense fallback={null}>
      <CartArrival />
    </Suspense>
  )
}

const cartCoupons = (wallet: Wallet) => (
  <Suspense fallback={null}>
    <CartCoupons wallet={wallet} />
  </Suspense>
)
