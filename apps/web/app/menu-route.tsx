import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { MenuScreen } from '../features/menu/MenuScreen.tsx'
import { DeferredCart } from '../entities/cart/drawn/DeferredCart.tsx'
import { isCartLink } from '../entities/cart/is-cart-link.ts'
import { useGroupVisit, useTokensOnTheWay } from '../entities/group/group-visit.ts'
import { lazyPart, optionalLazyPart } from '../lib/lazy-part.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

const loadCart = () => import('./menu-cart.tsx')
const MenuCart = lazyPart(loadCart, 'MenuCart')
const GroupMenu = lazyPart(() => import('./group-menu.tsx'), 'GroupMenu')
const CartArrival = optionalLazyPart(() => import('../features/cart/link/CartArrival.tsx'), 'CartArrival')
const OutboxWatch = optionalLazyPart(() => import('../features/group/OutboxWatch.tsx'), 'OutboxWatch')
const WaitingOrderWatch = optionalLazyPart(() => import('./WaitingOrderWatch.tsx'), 'WaitingOrderWatch')

/** The menu carries the cart, and the cart the coupons. Here features meet, in a file of its own: home need not know what they fetch. */
export function MenuRoute() {
  const visit = useGroupVisit()
  // The browser fetches: the way to the cart is here before anybody taps it, and after the dishes.
  useEffect(() => void loadCart().catch(() => undefined), [])
  return (
    <>
      {visit ? <GroupMenu visit={visit} /> : <OwnMenu />}
      <ArrivingCart />
    </>
  )
}

function OwnMenu() {
  const unsent = useTokensOnTheWay().length > 0
  return (
    <>
      <Suspense fallback={null}>
        <WaitingOrderWatch />
        {unsent && <OutboxWatch />}
      </Suspense>
      <DeferredCart>
        <MenuScreen
          cart={(close) => (
            <Suspense fallback={null}>
              <MenuCart onClose={close} />
            </Suspense>
          )}
        />
      </DeferredCart>
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
