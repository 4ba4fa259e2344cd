import { cartCount } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../lib/toast.ts'
import { cartNow } from '../cart/cart-store.ts'
import type { ChosenShop } from './order-location.ts'

/** Where a guest with a full cart goes over to another shop: the cart comes along and is checked against that shop's menu, and we say so. */
export function announceKeptCart(from: ChosenShop | null, to: ChosenShop) {
  if (from && from.storeId !== to.storeId && cartCount(cartNow()) > 0) showToast(m.shops_cart_kept({ shop: to.name }))
}
