import { cartCount } from '@harbour/rules'
import { m } from '../paraglide/messages.js'
import { showToast } from '../ui/toast.ts'
import { cartNow } from './cart.ts'
import type { ChosenShop } from './place.ts'

/** Where a guest with a full cart goes over to another shop: the cart comes along and is checked against that shop's menu, and we say so. */
export function tellCartKept(from: ChosenShop | null, to: ChosenShop) {
  if (from && from.storeId !== to.storeId && cartCount(cartNow()) > 0) showToast(m.shops_cart_kept({ shop: to.name }))
}
