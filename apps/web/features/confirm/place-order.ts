import {
  ChangedOrder,
  getProductMenu,
  getStore,
  getUserOrders,
  pointGet,
  postOrder,
  previewOrder,
  voucherGet,
  type Sent,
} from '@harbour/protocol'
import { orderStates } from '@harbour/rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { call, CallFailure } from '../../call.ts'
import { alone } from '../../stores/alone.ts'
import { attemptAnswered, attemptId, attemptRefused } from '../../stores/attempt.ts'
import { cartNow } from '../../stores/cart.ts'
import { useGo } from '../../stores/go.ts'
import { holdsUsed } from '../../stores/held.ts'
import { catchUp } from '../../stores/kept.ts'
import { settleWaiting } from '../../stores/settle-waiting.ts'
import { keepWaiting, waitingOrder } from '../../stores/waiting-order.ts'

export type Order = Omit<Sent<typeof postOrder>, 'clientOrderId'>
/** An order that can go; `savedCard`: its card is the saved one. */
type Ready = { order: Order; savedCard: boolean }
export type Placing = ReturnType<typeof usePlaceOrder>

/**
 * Sends an order. Whatever is lost on the way, the next try goes out under the same id, until the server has said yes or no: so a
 * double tap, a reload, a second tab or a lost network make one order. What is not paid in cash goes on to the screen that pays it.
 */
export function usePlaceOrder() {
  const go = useGo()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ order }: Ready) => sendOnce(order),
    onSuccess: ({ orderId, status, fresh }, { order: { payMethod }, savedCard }) => {
      for (const { name } of [getUserOrders, voucherGet, pointGet]) void queries.invalidateQueries({ queryKey: [name] })
      if (status !== pending) return go(`/orderDetail/${orderId}`, { replace: true, query: { placed: '1' } })
      const saved = savedCard && payMethod === 'card' ? { saved: '1' } : undefined
      go('/transfer', { replace: true, query: { orderId, ...(fresh && { pay: payMethod, ...saved }) } })
    },
    onError: (cause) => {
      if (!isRefusal(cause)) return
      if (cause.code === 'ORDER_CONFLICT') attemptAnswered()
      else attemptRefused()
      for (const { name } of [previewOrder, getProductMenu, getStore, voucherGet, pointGet])
        void queries.invalidateQueries({ queryKey: [name] })
    },
  })
}

const pending = orderStates.paymentPending.delivery

type Sending = { orderId: string; status: number; fresh: boolean }
let sending: Promise<Sending> | undefined

/** One order at a time: a second tap, before the button has turned, shares the answer of the first. */
function sendOnce(order: Order) {
  sending ??= sendFirst(order, linesNow()).finally(() => (sending = undefined))
  return sending
}

const linesNow = () => JSON.stringify(cartNow().lines)

/** One cart, one order: of several tabs that show it one sends it; by the time it is another's turn it is gone, or waits for its money. */
function sendFirst(order: Order, lines: string): Promise<Sending> {
  return alone('order', async () => {
    catchUp()
    const waiting = waitingOrder()
    if (waiting) return { orderId: waiting.orderId, status: pending, fresh: false }
    if (linesNow() !== lines) throw new Error('another tab has ordered this cart, or changed it: the guest looks again')
    const answer = await call(postOrder, { ...order, clientOrderId: attemptId() }, { handles: 'all' })
    attemptAnswered()
    holdsUsed()
    keepWaiting(answer.orderId, order.coupons)
    settleWaiting(answer)
    return { ...answer, fresh: true }
  })
}

/** The order's own refusals say that it was not placed; what the door refuses leaves that open. */
export function isRefusal(cause: unknown): cause is CallFailure {
  return cause instanceof CallFailure && cause.status === 301 && (postOrder.refusals as readonly string[]).includes(cause.code)
}

/** The chosen time cannot be had: another is to be chosen. */
export const timeRefusals: readonly string[] = ['SLOT_FULL', 'SLOT_UNAVAILABLE', 'PREORDER_UNAVAILABLE']

const changes: readonly string[] = ['PRICE_CHANGED', 'CART_CHANGED', 'COUPONS_CHANGED', 'VOUCHER_TAKEN', 'VOUCHER_UNSURE']

/** What has changed since the guest looked, where that is why the order was refused. */
export function changesOf(cause: unknown): ChangedOrder | undefined {
  if (!isRefusal(cause) || !changes.includes(cause.code)) return undefined
  return v.parse(ChangedOrder, cause.data)
}
