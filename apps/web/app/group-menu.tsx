import { Suspense } from 'react'
import { useOpenGroup } from '../entities/group/group-address.ts'
import type { GroupVisit } from '../entities/group/group-visit.ts'
import { SendToGroup, type SendToGroupProps } from '../features/group/SendToGroup.tsx'
import { VisitWatch } from '../features/group/VisitWatch.tsx'
import { MenuScreen } from '../features/menu/MenuScreen.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { m } from '../paraglide/messages.js'

const MenuCart = lazyPart(() => import('./menu-cart.tsx'), 'MenuCart')

/** The menu for somebody who adds to a group order: what is in their cart is sent to its host, and no coupon is of use there. */
export function GroupMenu({ visit }: { visit: GroupVisit }) {
  const openGroup = useOpenGroup()
  const { token, hostName, storeName } = visit
  const into = { title: m.group_adding_to({ name: hostName }), note: storeName, open: () => openGroup(token) }
  const cart = {
    title: m.group_cart_title({ name: hostName }),
    foot: (inCart: Omit<SendToGroupProps, 'visit'>) => <SendToGroup visit={visit} {...inCart} />,
  }
  return (
    <>
      <VisitWatch visit={visit} />
      <MenuScreen
        into={into}
        cart={(close) => (
          <Suspense fallback={null}>
            <MenuCart onClose={close} into={cart} />
          </Suspense>
        )}
      />
    </>
  )
}
