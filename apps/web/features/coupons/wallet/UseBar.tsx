import type { ReactNode } from 'react'
import { couponReasons } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { dropCoupon, useCart } from '../../../entities/cart/cart-store.ts'
import type { JudgedCoupon } from '../../../entities/coupon/coupon-list.ts'
import { useGo } from '../../../navigation/go.ts'
import { useOrderLocation } from '../../../entities/location/order-location.ts'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { paths } from '../../../navigation/paths.ts'

/** The way to use a coupon at the foot of its detail: off the order again, first to the menu, or else what the children say. */
export function UseBar({ judged: { coupon, verdict, selected }, children }: { judged: JudgedCoupon; children?: ReactNode }) {
  const { orderType } = useOrderLocation()
  const { lines } = useCart()
  const go = useGo()
  const menu = paths.menu(orderType)
  if (coupon.categories.every((category) => category === 'A03')) return null
  const toMenu = !verdict.usable && verdict.reason === couponReasons.emptyCart
  return (
    <CtaBar>
      {selected ? (
        <div className="cd__acts">
          <Button block onClick={() => go(menu, { query: { cart: '1' } })}>
            {m.coupon_to_cart()}
          </Button>
          <Button block variant="ghost" onClick={() => dropCoupon(coupon.code)}>
            {m.coupon_taken_off()}
          </Button>
        </div>
      ) : toMenu || lines.length === 0 ? (
        <Button block href={menu}>
          {m.coupon_add_food()}
        </Button>
      ) : (
        children
      )}
    </CtaBar>
  )
}
