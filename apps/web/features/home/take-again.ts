import { localNumber, orderTypes } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { brand } from '../../api/region.ts'
import { cartNow, restoreCart, useCartStore } from '../../entities/cart/cart-store.ts'
import { contactNow, writeContact } from '../../entities/contact/contact.ts'
import { endVisit } from '../../entities/group/group-store.ts'
import { orderLocation, setOrderLocation } from '../../entities/location/order-location.ts'
import { rememberPaymentOption } from '../../entities/payment/payment-choice.ts'
import { showToast } from '../../lib/toast.ts'
import type { LastOrder } from './last-order.ts'

/**
 * Makes all that is known of an order the one that is confirmed next: its lines, where to, who takes it and how it is paid; what was said of another order is not
 * said of this one. What lay in the cart can be taken back, with its place, its person and all that was said of it; `onUndone` is called then.
 */
export function takeAgain({ order, cart }: Pick<LastOrder, 'order' | 'cart'>, onUndone: () => void) {
  const { orderType, storeId, storeName, destination, contact, handover, payMethod } = order
  // What was for somebody else's group order is not for this one.
  endVisit()
  const before = { cart: cartNow(), where: orderLocation(), contact: contactNow() }
  const { cutlery, wishes } = useCartStore.getState()
  const shop = { storeId, name: storeName }
  const where = orderType === orderTypes.delivery && destination ? { address: destination, deliveryShop: shop } : { shop }
  restoreCart(cart)
  useCartStore.setState({ cutlery: false, wishes: handover ? { handover } : {} })
  setOrderLocation({ orderType, ...where, openDoor: null, wantedAt: null })
  if (contact) writeContact({ name: contact.name, phone: localNumber(contact.phone, brand()) })
  rememberPaymentOption(payMethod)
  const undo = () => {
    restoreCart(before.cart)
    useCartStore.setState({ cutlery, wishes })
    setOrderLocation({ openDoor: null, ...before.where })
    writeContact(before.contact)
    onUndone()
  }
  const same = JSON.stringify(before.cart.lines) === JSON.stringify(cart.lines)
  if (before.cart.lines.length > 0 && !same) showToast({ text: m.home_again_instead(), action: { label: m.cart_undo(), onPress: undo } })
}
