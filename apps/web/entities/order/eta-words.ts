import type { OrderCard } from '@harbour/protocol'
import { formatTime } from '@harbour/rules'
import { serverNow } from '../../lib/server-clock.ts'
import { slotWords } from '../../lib/when-words.ts'
import { slotToTell } from './order-progress.ts'

type Due = Pick<OrderCard, 'status' | 'wantedAt' | 'etaLow' | 'etaHigh'>

/**
 * The time that an order is promised for, everywhere in the same words: a range, one time where both ends fall in the same minute, and that of its slot for a preorder
 * not on its way.
 */
export function etaWords(order: Due): string {
  const slot = slotToTell(order)
  if (slot !== null) return slotWords(slot, serverNow())
  const [from, to] = [formatTime(order.etaLow), formatTime(order.etaHigh)]
  return from === to ? to : `${from}–${to}`
}
