import { cartCount, type LineIssue, type OrderPrice } from '@harbour/rules'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { useCart } from '../../entities/cart/cart-store.ts'
import { useCartPrice } from '../../entities/cart/cart-price.ts'
import { useWallet, type Wallet } from '../../entities/coupon/wallet.ts'
import { useMenu } from '../../entities/menu/menu.ts'
import { afterMountPart } from '../../lib/after-mount-part.ts'
import { shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { CartGap } from './CartGap.tsx'
import { CartLines } from './CartLines.tsx'
import { CheckOut } from './CheckOut.tsx'
import { ClearCart } from './ClearCart.tsx'
import { SkippedDishesNote } from './SkippedDishesNote.tsx'
import { useCartIssues } from './cart-issues.ts'
import { useCartPlace } from './cart-place.ts'
import './cart.css'

const CartFooter = afterMountPart(() => import('./CartFooter.tsx'), 'CartFooter')

export type CartSheetProps = {
  onClose: () => void
  coupons: (wallet: Wallet) => ReactNode
  /** The order of somebody else that the cart is for: what it is called, and the way of its lines there in place of the checkout. */
  into?: { title: string; foot: (cart: { issues: readonly LineIssue[]; price: OrderPrice | undefined }) => ReactNode }
}

/** The cart, over the menu: to change, to mend, to add one more to, and to check out (spec 1.18). */
export function CartSheet({ onClose, coupons, into }: CartSheetProps) {
  const cart = useCart()
  const { menu, book, complete, failed } = useMenu(shopOf(useOrderLocation())?.storeId)
  const known = complete ? book : undefined
  const wallet = useWallet(known)
  const issues = useCartIssues(known, wallet)
  const plain = useCartPrice(known)
  const price = wallet.priceWith(wallet.applied) ?? plain
  const count = cartCount(cart)
  const place = useCartPlace(known)
  const below = into ? null : (
    <CartFooter {...{ cart, menu, price }} book={known} sound={issues.length === 0} coupons={coupons(wallet)} onBrowse={onClose} />
  )
  const title = (
    <>
      {into?.title ?? m.cart_title()} {count > 0 && <span className="ink3 small">{m.cart_items({ count })}</span>}
    </>
  )
  if (count === 0) {
    return (
      <Sheet open tall onClose={onClose} title={title} className="cart">
        <SkippedDishesNote />
        {below}
        {into && (
          <EmptyState title={m.cart_empty()}>
            <Button block autoFocus onClick={onClose}>
              {m.cart_browse()}
            </Button>
          </EmptyState>
        )}
      </Sheet>
    )
  }
  return (
    <Sheet
      open
      tall
      onClose={onClose}
      title={title}
      subtitle={place}
      className="cart"
      end={<ClearCart />}
      top={!into && <CartGap book={known} wallet={wallet} />}
      foot={into ? into.foot({ issues, price }) : <CheckOut price={price} issues={issues} failed={failed && !complete} />}
    >
      <SkippedDishesNote />
      <CartLines cart={cart} book={known} price={price} judged={wallet.judged} issues={issues} />
      {below}
    </Sheet>
  )
}
