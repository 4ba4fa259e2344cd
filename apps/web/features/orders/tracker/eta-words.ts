import type { OrderCard } from '@harbour/protocol'
import { formatTime } from '@harbour/rules'
import { serverNow } from '../../../lib/server-clock.ts'
import { slotToTell } from '../../../entities/order/order-progress.ts'
import { slotWords } from '../../../lib/when-words.ts'

type Due = Pick<OrderCard, 'status' | 'wantedAt' | 'etaLow' | 'etaHigh'>

/** The time when it should be there, as a range; one time where both ends fall in the same minute, and that of its slot for a preorder not on its way. */
export function etaWords(order: Due): string {
  const slot = slotToTell(order)
  if (slot !== null) return slotWords(slot, serverNow())
  const [from, to] = [formatTime(order.etaLow), formatTime(order.etaHigh)]
  return from === to ? to : `${from}–${to}`
}
