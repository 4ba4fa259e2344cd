import { shopOrderMove } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import type { QueryClient } from '@tanstack/react-query'
import { CallFailure } from '../../../api/call-failure.ts'
import { call } from '../../../api/call.ts'
import { useKeys } from '../../../api/keys.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { offerUndo } from '../../../ui/undo.ts'
import { refreshOrders } from '../use-shop-orders.ts'
import { putCancel, type Cancel, type CancelReason } from './cancels.ts'

const seconds = 5

type CancelAsk = { orderId: string; pickupNo: string; reason: CancelReason; words: string }

/** Cancels an order for a reason, five seconds from now unless that is taken back before: then the guest is told. */
export function cancelOrder(queries: QueryClient, { orderId, pickupNo, reason, words }: CancelAsk): void {
  const cancel: Cancel = { orderId, pickupNo, reason, state: 'held', why: '', at: serverNow() }
  offerUndo(words, () => putCancel(orderId, null), { seconds, onEnd: () => void sendCancel(queries, cancel) })
  putCancel(orderId, cancel)
}

/** Sends a cancelling; where money goes back by it the gateway may want the PIN first. */
export async function sendCancel(queries: QueryClient, cancel: Cancel): Promise<void> {
  const { orderId, reason } = cancel
  putCancel(orderId, { ...cancel, state: 'sending', why: '' })
  try {
    const storeId = useKeys.getState().tablet?.storeId ?? ''
    // It may be said as the page is left.
    await call(shopOrderMove, { storeId, orderId, status: orderStatuses.cancelled, reason }, { keepalive: true })
    // Until the board has been read anew it would show the order as it was before.
    await refreshOrders(queries).catch(() => undefined)
    putCancel(orderId, null)
  } catch (cause) {
    if (cause instanceof CallFailure && cause.code === 'STEP_UP') return putCancel(orderId, { ...cancel, state: 'proof', why: '' })
    putCancel(orderId, { ...cancel, state: 'failed', why: cause instanceof CallFailure ? cause.message : m.frame_failed() })
  }
}
