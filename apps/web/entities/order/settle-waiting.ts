import type { OrderCard } from '@harbour/protocol'
import { stateOf } from '@harbour/rules'
import { cartNow, emptyCart, restoreCart } from '../cart/cart-store.ts'
import { endHosting, groupsNow } from '../group/group-visit.ts'
import { setOrderLocation } from '../location/order-location.ts'
import { forgetPromoVouchers } from '../coupon/vouchers.ts'
import { endWaiting, waitingOrder, type WaitingOrder } from './waiting-order.ts'

/**
 * Settles what became of an order: once it is placed its dishes leave the cart, and the group order that it was placed with is hosted no more; cancelled unpaid, everything
 * is as it was.
 */
export function settleWaiting({ orderId, status }: Pick<OrderCard, 'orderId' | 'status'>) {
  const waiting = waitingOrder()
  const state = stateOf(status)
  if (waiting?.orderId !== orderId || state === 'paymentPending') return
  endWaiting()
  if (state === 'cancelled') return
  leaveCart(waiting)
  if (waiting.group !== undefined && waiting.group === groupsNow().hosting) endHosting()
}

function leaveCart({ lines, coupons }: WaitingOrder) {
  const cart = cartNow()
  const left = cart.lines.filter((line) => !lines.includes(JSON.stringify(line)))
  if (left.length === 0) emptyCart()
  else restoreCart({ ...cart, lines: left, coupons: cart.coupons.filter((code) => !coupons.includes(code)) })
  forgetPromoVouchers(coupons)
  setOrderLocation({ wantedAt: null })
}
