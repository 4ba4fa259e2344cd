import type { GroupOrder } from '@harbour/protocol'
import { cartCount } from '@harbour/rules'
import { ShoppingBag } from 'lucide-react'
import { useCart } from '../../entities/cart/cart-store.ts'
import { beginVisit, useUnsent } from '../../entities/group/group-store.ts'
import { useGroupVisit } from '../../entities/group/group-visit.ts'
import { useGo } from '../../navigation/go.ts'
import { paths } from '../../navigation/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'

/** Dishes that were put into the cart and not sent, before it was closed and opened again, too: nobody should take them for ordered. */
export function UnsentCart({ token, group }: { token: string; group: GroupOrder }) {
  const go = useGo()
  const visiting = useGroupVisit()?.token === token
  const inCart = cartCount(useCart())
  const kept = cartCount({ lines: useUnsent(token), coupons: [] })
  const count = visiting ? inCart : kept
  if (count === 0) return null
  const openCart = () => {
    beginVisit(token, group)
    go(paths.menu(group.orderType), { query: { cart: '1' } })
  }
  return (
    <Banner
      tone="warn"
      icon={ShoppingBag}
      end={
        <Button small variant="tint" onClick={openCart}>
          {m.group_cart_open()}
        </Button>
      }
    >
      {m.group_cart_unsent({ count })}
    </Banner>
  )
}
