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
import { orderStatuses } from '@harbour/rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { call } from '../../../api/call.ts'
import { isRefusal } from '../../../api/is-refusal.ts'
import { withLock } from '../../../lib/with-lock.ts'
import { clearIdempotencyKey, idempotencyKey, reserveKeyAgain } from '../../../entities/order/idempotency-key.ts'
import { rememberDoor } from '../../../entities/address/remember-door.ts'
import { cartNow } from '../../../entities/cart/cart-store.ts'
import { useGo } from '../../../navigation/go.ts'
import { clearHeldCoupons } from '../../../entities/coupon/held-coupons.ts'
import { syncFromStorage } from '../../../lib/persisted-store.ts'
import { settleWaiting } from '../../../entities/order/settle-waiting.ts'
import { endHosting, groupsNow } from '../../../entities/group/group-visit.ts'
import { keepWaiting, waitingOrder } from '../../../entities/order/waiting-order.ts'
import { paths } from '../../../navigation/paths.ts'

export type Order = Omit<Sent<typeof postOrder>, 'clientOrderId'>
/** The answer of a host who was asked: the dishes of the group order are ordered as they are in the cart, or this order is none of it. */
export type GroupChoice = 'asItIs' | 'without'
/** An order that can go; `savedCard`: its card is the saved one. */
type Ready = { order: Order; savedCard: boolean; group?: GroupChoice | undefined }
export type Placing = ReturnType<typeof usePlaceOrder>

/**
 * Sends an order. Whatever is lost on the way, the next try goes out under the same id, until the server has said yes or no: so a
 * double tap, a reload, a second tab or a lost network make one order. What is not paid in cash goes on to the screen that pays it.
 */
export function usePlaceOrder() {
  const go = useGo()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ order, group }: Ready) => sendOnce({ ...order, group: hostedGroup(order, group) }),
    onSuccess: ({ orderId, status, fresh }, { order: { payMethod, destination, contact }, savedCard }) => {
      // Where an earlier order waits for its money, this one went nowhere.
      if (fresh && destination && contact) rememberDoor(destination, contact)
      for (const { name } of [getUserOrders, voucherGet, pointGet]) void queries.invalidateQueries({ queryKey: [name] })
      if (status !== pending) return go(paths.order(orderId), { replace: true, query: { placed: '1' } })
      const saved = savedCard && payMethod === 'card' ? { saved: '1' } : undefined
      go(paths.payment, { replace: true, query: { orderId, ...(fresh && { pay: payMethod, ...saved }) } })
    },
    onError: (cause) => {
      // The order's own refusals say that it was not placed; what the door refuses leaves that open.
      if (!isRefusal(postOrder, cause)) return
      if (cause.code === 'ORDER_CONFLICT') clearIdempotencyKey()
      else reserveKeyAgain()
      for (const { name } of [previewOrder, getProductMenu, getStore, voucherGet, pointGet])
        void queries.invalidateQueries({ queryKey: [name] })
    },
  })
}

const pending = orderStatuses.paymentPending

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
  return withLock('order', async () => {
    syncFromStorage()
    const waiting = waitingOrder()
    if (waiting) return { orderId: waiting.orderId, status: pending, fresh: false }
    if (linesNow() !== lines) throw new Error('another tab has ordered this cart, or changed it: the guest looks again')
    const answer = await sendWithGroup(order)
    clearIdempotencyKey()
    clearHeldCoupons()
    keepWaiting(answer.orderId, order)
    settleWaiting(answer)
    return { ...answer, fresh: true }
  })
}

/** The group order that this guest hosts at the order's shop: nobody in it is to be left out unawares (064). */
function hostedGroup({ storeId }: Order, choice: GroupChoice | undefined): Order['group'] {
  const { hosting, hostedAt } = groupsNow()
  if (hosting === null || hostedAt !== storeId || choice === 'without') return undefined
  return { token: hosting, asItIs: choice === 'asItIs' || undefined }
}

/** Sends an order with its group order; alone, where that is over or another's by now. */
async function sendWithGroup({ group, ...order }: Order) {
  const send = (named: Order['group']) => call(postOrder, { ...order, group: named, clientOrderId: idempotencyKey() }, { handles: 'all' })
  try {
    return await send(group)
  } catch (cause) {
    if (!group || !isRefusal(postOrder, cause, ['GROUP_UNKNOWN', 'GROUP_HOST_ONLY', 'GROUP_OTHER_SHOP'])) throw cause
    endHosting()
    return send(undefined)
  }
}

/** Refusals of an order about which its guest is asked: the group order that they host has more, or other dishes. */
export const groupRefusals = ['GROUP_OPEN', 'GROUP_CHANGED', 'GROUP_ORDERED'] as const

/** The chosen time cannot be had: another is to be chosen. */
export const isTimeRefusal = (cause: unknown) => isRefusal(postOrder, cause, ['SLOT_FULL', 'SLOT_UNAVAILABLE', 'PREORDER_UNAVAILABLE'])

/** Refusals of an order that has changed since its guest looked. */
export const changeRefusals = ['PRICE_CHANGED', 'CART_CHANGED', 'COUPONS_CHANGED', 'VOUCHER_TAKEN', 'VOUCHER_UNSURE'] as const

/** The order as it is by now, where it was refused because it has changed since its guest looked. */
export function changesOf(cause: unknown): ChangedOrder | undefined {
  return isRefusal(postOrder, cause, changeRefusals) ? v.parse(ChangedOrder, cause.data) : undefined
}
