import { Trash2 } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { cartNow, emptyCart, restoreCart, useCutlery, wantCutlery } from '../../entities/cart/cart-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { showToast } from '../../lib/toast.ts'
import { focusLines } from './focus-lines.ts'

/** Empties the cart at once, and for as long as the toast stays can take it back (spec 4.12). */
export function ClearCart() {
  const cutlery = useCutlery()
  const clear = () => {
    const cart = cartNow()
    const undo = () => {
      restoreCart(cart)
      wantCutlery(cutlery)
      focusLines()
    }
    emptyCart()
    showToast({ text: m.cart_cleared(), action: { label: m.cart_undo(), onPress: undo } })
  }
  return (
    <Button small variant="ghost" className="cart__clear" onClick={clear}>
      <Icon of={Trash2} size={16} />
      {m.cart_clear()}
    </Button>
  )
}
