import type { OrderCard } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'
import { useNow } from '../../../lib/server-clock.ts'
import { isWaiting } from '../../../entities/order/order-progress.ts'
import { whenWords } from '../../../lib/when-words.ts'

/** The time when the kitchen begins with a preorder that still waits; nothing for any other order. */
export function PreparationStart({ order }: { order: OrderCard }) {
  const now = useNow()
  if (order.fireAt === null || !isWaiting(order)) return null
  return <p className="small ink2">{m.order_starts({ when: whenWords(order.fireAt, now) })}</p>
}
