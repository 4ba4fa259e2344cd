import { cartCount } from '@harbour/rules'
import { ShoppingBag } from 'lucide-react'
import { useCart } from '../../entities/cart/cart-store.ts'
import { useGroupVisit } from '../../entities/group/group-visit.ts'
import { paths } from '../../navigation/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'

/** Dishes that were put into the cart and not sent: nobody should take them for ordered. */
export function UnsentCart({ token }: { token: string }) {
  const visit = useGroupVisit()
  const count = cartCount(useCart())
  if (visit?.token !== token || count === 0) return null
  return (
    <Banner
      tone="warn"
      icon={ShoppingBag}
      end={
        <Button small variant="tint" href={`${paths.menu(visit.orderType)}?cart=1`}>
          {m.group_cart_open()}
        </Button>
      }
    >
      {m.group_cart_unsent({ count })}
    </Banner>
  )
}
