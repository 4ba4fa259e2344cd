import { shopHistoryGet } from '@harbour/protocol'
import { formatDate, maskName, maskPhone, stateCode, type Language } from '@harbour/rules'
import { beginOf, dayLength } from '../../reports/period.ts'
import { handle } from '../deps.ts'
import { orderedLine } from '../order-card.ts'
import type { EndedOrder } from '../store/shop-history-store.ts'

const most = 50
const hour = 60 * 60_000

/** A business day begins and ends some hours after midnight. Orders that have ended are in nobody's hands: their guests are masked. */
export const shopHistoryGetAction = handle(shopHistoryGet, async ({ storeId, day, search, before = null }, call) => {
  const { shopHistory, settings, clock, language } = call
  const later = settings.businessDayEnds * hour
  const asked = day ?? formatDate(clock.now() - later)
  const from = beginOf(asked) + later
  const text = search?.replaceAll(/\s/g, '').toUpperCase() || null
  const found = await shopHistory.ended({ storeId, from, to: from + dayLength, search: text, before, limit: most + 1 })
  return { day: asked, orders: found.slice(0, most).map((order) => endedOrder(order, language)), more: found.length > most }
})

function endedOrder({ state, contact, refundState, refunded, endedBy, food, delivery, word, ...order }: EndedOrder, language: Language) {
  return {
    ...order,
    status: stateCode(state, order.orderType),
    endedBy: state === 'cancelled' ? endedBy : null,
    lines: order.lines.map((line) => orderedLine(line, language)),
    refund: refundState === 'none' ? null : { state: refundState, amount: refunded },
    rating: food === null && delivery === null ? null : { food, delivery, word },
    guest: contact && { name: maskName(contact.name), phone: maskPhone(contact.phone) },
  }
}
