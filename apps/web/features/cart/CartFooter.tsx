import type { Menu } from '@harbour/protocol'
import { cartCount, type Cart, type OrderPrice, type ProductBook } from '@harbour/rules'
import { Fragment, type ReactNode } from 'react'
import { useStepwise } from '../../lib/use-stepwise.ts'
import { CartPreview } from './CartPreview.tsx'
import { Cutlery } from './Cutlery.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { OrderTogether } from './OrderTogether.tsx'
import { GiftChoices } from './gift/GiftChoice.tsx'
import { CartSuggestions } from './CartSuggestions.tsx'
import { SetMealOffer } from './SetMealOffer.tsx'

type CartFooterProps = {
  cart: Cart
  menu: Menu | undefined
  book: ProductBook | undefined
  price: OrderPrice | undefined
  /** Nothing in the cart needs a look. */
  sound: boolean
  coupons: ReactNode
  onBrowse: () => void
}

/** The part below the lines: what makes the order better, what is added to it, and what it comes to; without any lines, the ways to some. */
export function CartFooter({ cart, menu, book, price, sound, coupons, onBrowse }: CartFooterProps) {
  const parts = [
    book && sound && <SetMealOffer key="set" cart={cart} book={book} />,
    <CartSuggestions key="suggestions" menu={menu} book={book} />,
    book && <GiftChoices key="gifts" book={book} />,
    <Fragment key="coupons">{coupons}</Fragment>,
    <Cutlery key="cutlery" />,
    <OrderTogether key="together" />,
    <CartPreview key="price" price={price} />,
  ]
  const drawn = useStepwise(parts.length)
  if (cartCount(cart) === 0) return <EmptyCart menu={menu} book={book} onBrowse={onBrowse} />
  return parts.slice(0, drawn)
}
