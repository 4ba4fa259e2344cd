import { Suspense, useEffect } from 'react'
import { MenuScreen } from '../features/menu/MenuScreen.tsx'
import { useGroupVisit } from '../entities/group/group-visit.ts'
import { lazyPart, optionalLazyPart } from '../lib/lazy-part.ts'

const loadCart = () => import('./menu-cart.tsx')
const MenuCart = lazyPart(loadCart, 'MenuCart')
const GroupMenu = lazyPart(() => import('./group-menu.tsx'), 'GroupMenu')
const WaitingOrderWatch = optionalLazyPart(() => import('./WaitingOrderWatch.tsx'), 'WaitingOrderWatch')

/** The menu carries the cart, and the cart the coupons. Here features meet, in a file of its own: home need not know what they fetch. */
export function MenuRoute() {
  const visit = useGroupVisit()
  // The browser fetches: the way to the cart is here before anybody taps it, and after the dishes.
  useEffect(() => void loadCart().catch(() => undefined), [])
  if (visit) return <GroupMenu visit={visit} />
  return (
    <>
      <Suspense fallback={null}>
        <WaitingOrderWatch />
      </Suspense>
      <MenuScreen
        cart={(close) => (
          <Suspense fallback={null}>
            <MenuCart onClose={close} />
          </Suspense>
        )}
      />
    </>
  )
}
