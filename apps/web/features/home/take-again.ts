import { orderTypes } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { cartNow, restoreCart } from '../../entities/cart/cart-store.ts'
import { setOrderPreferences } from '../../entities/cart/order-preferences.ts'
import { contactNow, writeContact } from '../../entities/contact/contact.ts'
import { localNumber } from '../../entities/contact/phone-number.ts'
import { setOrderLocation } from '../../entities/location/order-location.ts'
import { rememberPaymentOption } from '../../entities/payment/payment-choice.ts'
import { showToast } from '../../lib/toast.ts'
import type { LastOrder } from './last-order.ts'

/** Makes all that is known of an order the one that is confirmed next: its lines, where to, who takes it and how it is paid. What lay in the cart can be taken back. */
export function takeAgain({ order, cart }: Pick<LastOrder, 'order' | 'cart'>) {
  const { orderType, storeId, storeName, destination, contact, handover, payMethod } = order
  const before = cartNow()
  const shop = { storeId, name: storeName }
  const where = orderType === orderTypes.delivery && destination ? { address: destination, deliveryShop: shop } : { shop }
  restoreCart(cart)
  setOrderLocation({ orderType, ...where, wantedAt: null })
  const known = contactNow()
  if (contact && (known.name.trim() === '' || known.phone.trim() === ''))
    writeContact({ name: contact.name, phone: localNumber(contact.phone) })
  if (handover) setOrderPreferences({ handover })
  rememberPaymentOption(payMethod)
  const same = JSON.stringify(before.lines) === JSON.stringify(cart.lines)
  if (before.lines.length > 0 && !same)
    showToast({ text: m.home_again_instead(), action: { label: m.cart_undo(), onPress: () => restoreCart(before) } })
}
