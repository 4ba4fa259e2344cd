import { cartCount } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../lib/toast.ts'
import { cartNow } from '../cart/cart-store.ts'
import type { ChosenShop } from './order-location.ts'

/** Tells a guest who goes over to another shop that their cart comes along, and is checked against that shop's menu. */
export function announceKeptCart(from: ChosenShop | null, to: ChosenShop) {
  if (from && from.storeId !== to.storeId && cartCount(cartNow()) > 0) showToast(m.shops_cart_kept({ shop: to.name }))
}
