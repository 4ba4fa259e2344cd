import { cartCount, clearCart, lineKey, replaceCart, type CartLine } from '@harbour/rules'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { brand } from '../../../api/region.ts'
import { linkedLine, readCartLink } from '../../../entities/cart/cart-link.ts'
import { restoreCart, useCart } from '../../../entities/cart/cart-store.ts'
import { linesToday, type OrderAgain } from '../../../entities/cart/order-again.ts'
import { showSkippedDishes } from '../../../entities/cart/skipped-dishes.ts'
import { useGroupVisit } from '../../../entities/group/group-visit.ts'
import { shopOf } from '../../../entities/location/order-location.ts'
import { useOrderTime } from '../../../entities/location/order-time.ts'
import { useRouteLocation } from '../../../entities/location/route-location.ts'
import { useMenu } from '../../../entities/menu/menu.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'

/** A cart that a link has brought from another device, checked against this menu: it goes into the cart; where something lies there, the guest is asked (066). */
export function CartArrival() {
  const cart = useCart()
  const arriving = useArrivingLines()
  const leave = useLeaveLink()
  const done = useRef(false)
  const asks = typeof arriving === 'object' && arriving.lines.length > 0 && cart.lines.length > 0 && !sameLines(cart.lines, arriving.lines)
  const take = ({ lines, left }: OrderAgain) => {
    if (lines.length > 0) restoreCart(replaceCart(clearCart(), lines))
    showSkippedDishes(left)
    leave({ withCart: true })
  }
  const settle = useEffectEvent(() => {
    if (done.current || arriving === undefined || asks) return
    done.current = true
    if (typeof arriving === 'object') return take(arriving)
    showToast({ unreadable: m.cart_link_broken, visiting: m.cart_link_group }[arriving]())
    leave({ withCart: false })
  })
  // The cart and the address bar take over what the link says, once all that it depends on is known.
  const known = arriving !== undefined
  useEffect(() => settle(), [known])
  return (
    <Dialog
      open={asks}
      alert
      onClose={() => leave({ withCart: false })}
      title={m.cart_link_title()}
      actions={
        <>
          <Button block onClick={() => asks && take(arriving)}>
            {m.cart_link_take()}
          </Button>
          <Button variant="ghost" block onClick={() => leave({ withCart: false })}>
            {m.cart_link_keep()}
          </Button>
        </>
      }
    >
      <p>{asks && m.cart_link_body({ count: cartCount(cart), other: cartCount({ ...clearCart(), lines: arriving.lines }) })}</p>
    </Dialog>
  )
}

/** The lines that the link of this address brings, at this menu's prices, and what of it cannot be had; undefined while the menu is on its way. */
function useArrivingLines(): OrderAgain | 'unreadable' | 'visiting' | undefined {
  const { type } = useParams()
  const { hash } = useLocation()
  const where = useRouteLocation(type)
  const { book, complete } = useMenu(shopOf(where)?.storeId)
  const now = useOrderTime()
  const visiting = useGroupVisit() !== null
  const linked = readCartLink(hash)
  if (linked?.brand !== brand()) return 'unreadable'
  if (visiting) return 'visiting'
  if (!complete || !book) return undefined
  const lines = linked.lines.map((part) => linkedLine(part, book))
  const known = lines.flatMap((line) => (line ? { line, name: book.products.get(line.uid)?.name ?? '' } : []))
  const again = linesToday(known, book, { now, orderType: where.orderType })
  const unknown = lines.filter((line) => !line).map(() => ({ name: m.cart_unknown(), issue: notOnTheMenu }))
  return { lines: again.lines, left: [...again.left, ...unknown] }
}

const notOnTheMenu = { index: 0, uid: '', code: 'removed' } as const

/** Leaves the link behind, so that a reload does not bring the cart again. */
function useLeaveLink() {
  const [, setParams] = useSearchParams()
  return ({ withCart }: { withCart: boolean }) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        next.delete('brand')
        if (withCart) next.set('cart', '1')
        return next
      },
      { replace: true },
    )
}

/** Says whether two carts hold the same, so that a code that is scanned twice asks nothing. */
function sameLines(some: readonly CartLine[], others: readonly CartLine[]): boolean {
  const said = (lines: readonly CartLine[]) => lines.map((line) => `${lineKey(line)} ${line.num}`).toSorted()
  return JSON.stringify(said(some)) === JSON.stringify(said(others))
}
