import { formatTime } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { shopState } from './shop-state.ts'
import type { OrderOpenness } from './promised-time.ts'
import { slotWords } from '../../lib/when-words.ts'

/** The time that the order is for, or how soon it could be; why not now, of a shop that takes no orders. Undefined until the shop is known, and what is in the cart. */
export function orderTimeWords(shopOpenness: OrderOpenness | undefined, wantedAt: number | null, now: number): string | undefined {
  if (wantedAt !== null) return slotWords(wantedAt, now)
  if (!shopOpenness) return undefined
  const { quoteMinutes, openness, forCart } = shopOpenness
  switch (shopState(shopOpenness, now)) {
    case 'open':
      return quoteMinutes && (forCart ? m.menu_soon_cart : m.menu_soon)(quoteMinutes)
    case 'busy':
      return quoteMinutes && (forCart ? m.menu_busy_soon_cart : m.menu_busy_soon)(quoteMinutes)
    case 'closing':
      return m.menu_order_by({ time: formatTime(openness.orderUntil ?? now) })
    case 'paused':
      return m.shops_paused()
    case 'ended':
      return m.shops_ended()
    case 'closed':
      return m.shops_closed()
  }
}
