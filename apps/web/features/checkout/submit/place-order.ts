import {
  ChangedOrder,
  getProductMenu,
  getStore,
  getUserOrders,
  pointGet,
  postOrder,
  previewOrder,
  replyStatuses,
  voucherGet,
  type Action,
} from '@harbour/protocol'
import { orderStatuses, type CartLine } from '@harbour/rules'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { isRefusal } from '../../../api/is-refusal.ts'
import { raiseFault } from '../../../lib/faults.ts'
import { withLock } from '../../../lib/with-lock.ts'
import { clearIdempotencyKey, idempotencyKey, reserveKeyAgain } from '../../../entities/order/idempotency-key.ts'
import { rememberDoor } from '../../../entities/address/remember-door.ts'
import { cartNow } from '../../../entities/cart/cart-store.ts'
import type { useGo } from '../../../navigation/go.ts'
import { clearHeldCoupons } from '../../../entities/coupon/held-coupons.ts'
import { syncFromStorage } from '../../../lib/persisted-store.ts'
import { settleWaiting } from '../../../entities/order/settle-waiting.ts'
import { endHosting, groupsNow } from '../../../entities/group/group-visit.ts'
import { orderRequest, type Order, type OrderParts } from './order-request.ts'
import { keepWaiting, waitingOrder } from '../../../entities/order/waiting-order.ts'
import { paths } from '../../../navigation/paths.ts'

/** The answer of a host who was asked: the dishes of the group order are ordered as they are in the cart, or this order is none of it. */
export type GroupChoice = 'asItIs' | 'without'
/** An order that can go, by its parts at the tap; `savedCard`: its card is the saved one. */
export type ReadyOrder = { parts: OrderParts; savedCard: boolean; group?: GroupChoice | undefined }

/** The matter that an order was not placed for: one to be asked about or put right, or only its words, for the button; none where the shell says it. */
export type NotPlaced = { words?: string | undefined } & (
  | { about: 'changes'; changed: ChangedOrder }
  | { about: 'group'; code: GroupRefusal }
  | { about: 'earlier' | 'door' | 'phone' | 'time' | 'age' | 'other' }
)
export type GroupRefusal = (typeof groupRefusals)[number]

type PlaceOrderDeps = {
  /** The cart's lines at the tap: the code of this may have come later. */
  lines: readonly CartLine[]
  queries: QueryClient
  go: ReturnType<typeof useGo>
}

/**
 * Sends an order and goes on, or gives why it was not placed. Whatever is lost on the way, the next try goes out under the same id, until the server has said yes or no:
 * so a double tap, a reload, a second tab or a lost network make one order. What is not paid in cash goes on to the screen that pays it.
 */
export function placeOrder(ready: ReadyOrder, deps: PlaceOrderDeps): Promise<NotPlaced | undefined> {
  const order = orderRequest(ready.parts)
  // The button waits for all parts: one is missing only where it went as the guest tapped.
  if (!order) return Promise.resolve({ about: 'other' })
  return sendOnce({ ...order, group: hostedGroup(order, ready.group) }, deps.lines).then(
    (sent) => {
      goOn(sent, order, ready.savedCard, deps)
      return undefined
    },
    (cause: unknown) => notPlaced(cause, deps),
  )
}

function goOn(
  { orderId, status, fresh }: Sending,
  { payMethod, destination, contact }: Order,
  savedCard: boolean,
  { queries, go }: PlaceOrderDeps,
) {
  // Where an earlier order waits for its money, this one went nowhere.
  if (fresh && destination && contact) rememberDoor(destination, contact)
  askAgain(queries, [getUserOrders, voucherGet, pointGet])
  if (status !== pending) return go(paths.order(orderId), { replace: true, query: { placed: '1' } })
  const saved = savedCard && payMethod === 'card' ? { saved: '1' } : undefined
  go(paths.payment, { replace: true, query: { orderId, ...(fresh && { pay: payMethod, ...saved }) } })
}

/** The order's own refusals say that it was not placed; what the door refuses leaves that open, as does what broke on the way. */
function notPlaced(cause: unknown, { queries }: PlaceOrderDeps): NotPlaced {
  if (!(cause instanceof CallFailure)) raiseFault(cause)
  const words = cause instanceof CallFailure && cause.status === replyStatuses.refused ? cause.message : undefined
  if (!isRefusal(postOrder, cause)) return { about: 'other', words }
  if (cause.code === 'ORDER_CONFLICT') clearIdempotencyKey()
  else reserveKeyAgain()
  askAgain(queries, [previewOrder, getProductMenu, getStore, voucherGet, pointGet])
  if (isRefusal(postOrder, cause, changeRefusals)) return { about: 'changes', changed: v.parse(ChangedOrder, cause.data) }
  if (isRefusal(postOrder, cause, groupRefusals)) return { about: 'group', code: cause.code }
  if (isRefusal(postOrder, cause, timeRefusals)) return { about: 'time', words }
  if (isRefusal(postOrder, cause, ['ORDER_CONFLICT'])) return { about: 'earlier' }
  if (isRefusal(postOrder, cause, ['DOOR_REQUIRED'])) return { about: 'door' }
  if (isRefusal(postOrder, cause, ['PHONE_INVALID'])) return { about: 'phone' }
  return { about: isRefusal(postOrder, cause, ['AGE_REQUIRED']) ? 'age' : 'other', words }
}

/** The order has changed since its guest looked. */
const changeRefusals = ['PRICE_CHANGED', 'CART_CHANGED', 'COUPONS_CHANGED', 'VOUCHER_TAKEN', 'VOUCHER_UNSURE'] as const
/** The group order that its guest hosts has more, or other dishes. */
const groupRefusals = ['GROUP_OPEN', 'GROUP_CHANGED', 'GROUP_ORDERED'] as const
/** The chosen time cannot be had: another is to be chosen. */
const timeRefusals = ['SLOT_FULL', 'SLOT_UNAVAILABLE', 'PREORDER_UNAVAILABLE'] as const

function askAgain(queries: QueryClient, actions: Action[]) {
  for (const { name } of actions) void queries.invalidateQueries({ queryKey: [name] })
}

const pending = orderStatuses.paymentPending

type Sending = { orderId: string; status: number; fresh: boolean }
let sending: Promise<Sending> | undefined

/** One order at a time: a second tap, before the button has turned, shares the answer of the first. */
function sendOnce(order: Order, lines: readonly CartLine[]) {
  sending ??= sendFirst(order, JSON.stringify(lines)).finally(() => (sending = undefined))
  return sending
}

/** One cart, one order: of several tabs that show it one sends it; by the time it is another's turn it is gone, or waits for its money. */
function sendFirst(order: Order, lines: string): Promise<Sending> {
  return withLock('order', async () => {
    syncFromStorage()
    const waiting = waitingOrder()
    if (waiting) return { orderId: waiting.orderId, status: pending, fresh: false }
    if (JSON.stringify(cartNow().lines) !== lines)
      throw new Error('another tab has ordered this cart, or changed it: the guest looks again')
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
