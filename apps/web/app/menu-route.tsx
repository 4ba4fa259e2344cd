import type { LineIssue } from '@harbour/rules'
import { Suspense } from 'react'
import { CartSheetHost } from '../features/cart/CartSheetHost.tsx'
import { MenuScreen } from '../features/menu/MenuScreen.tsx'
import type { Wallet } from '../entities/coupon/wallet.ts'
import { useOpenGroup } from '../entities/group/group-address.ts'
import { useGroupVisit, type GroupVisit } from '../entities/group/group-store.ts'
import { m } from '../paraglide/messages.js'
import { WaitingOrderWatch } from './WaitingOrderWatch.tsx'
import { lazyPart, optionalLazyPart } from '../lib/lazy-part.ts'

const CartCoupons = lazyPart(() => import('../features/coupons/order/CartCoupons.tsx'), 'CartCoupons')
const SendToGroup = lazyPart(() => import('../features/group/SendToGroup.tsx'), 'SendToGroup')
const VisitWatch = optionalLazyPart(() => import('../features/group/VisitWatch.tsx'), 'VisitWatch')

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

/** The same menu for somebody who adds to a group order: their cart is sent to its host, and nobody else's coupons are in it. */
function GroupMenu({ visit }: { visit: GroupVisit }) {
  const openGroup = useOpenGroup()
  const { token, hostName, storeName } = visit
  const into = { title: m.group_adding_to({ name: hostName }), note: storeName, open: () => openGroup(token) }
  const sheet = {
    title: m.group_cart_title({ name: hostName }),
    foot: (issues: readonly LineIssue[]) => (
      <Suspense fallback={null}>
        <SendToGroup visit={visit} issues={issues} />
      </Suspense>
    ),
  }
  return (
    <>
      <Suspense fallback={null}>
        <VisitWatch visit={visit} />
      </Suspense>
      <MenuScreen into={into} cart={(close) => <CartSheetHost onClose={close} coupons={() => null} into={sheet} />} />
    </>
  )
}
