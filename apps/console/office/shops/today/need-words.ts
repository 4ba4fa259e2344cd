import { timeOfDay } from '../../../lib/format.ts'
import { sentences } from '../../../lib/sentences.ts'
import { m } from '../../../paraglide/messages.js'
import { minutesSince, reasonOf } from '../state/state-words.ts'
import type { Need } from './needs.ts'

/** A need in words: the shop and what it is, and what is known of it. */
export function needWords(need: Need, now: number): { title: string; note: string } {
  const { shop } = need
  const { name } = shop
  switch (need.kind) {
    case 'offline':
      return {
        title: m.shops_today_offline({ name }),
        note: sentences(
          need.since !== null && m.shops_today_heard({ time: timeOfDay(need.since), minutes: minutesSince(need.since, now) }),
          m.shops_today_open_orders({ count: shop.orders.open }),
        ),
      }
    case 'unanswered':
      return {
        title: m.shops_today_unanswered({ name, count: need.count }),
        note: m.shops_today_unanswered_since({ time: timeOfDay(need.since), minutes: minutesSince(need.since, now) }),
      }
    case 'late':
      return {
        title: m.shops_today_late({ name, count: need.count }),
        note: sentences(
          m.shops_today_late_since({ minutes: minutesSince(need.since, now) }),
          m.shops_today_open_orders({ count: shop.orders.open }),
        ),
      }
    case 'paused':
      return {
        title: m.shops_today_paused({ name }),
        note: sentences(m.shops_today_paused_until({ time: timeOfDay(need.until) }), reasonOf(shop) ?? undefined),
      }
    case 'busy':
      return {
        title: m.shops_today_busy({ name, minutes: need.minutes }),
        note: sentences(
          need.until === null ? m.shops_today_busy_open() : m.shops_today_busy_until({ time: timeOfDay(need.until) }),
          reasonOf(shop) ?? undefined,
        ),
      }
    case 'tablet':
      return {
        title: m.shops_today_tablet({ name, tablet: need.name }),
        note: { silent: m.shops_today_tablet_silent, muted: m.shops_today_tablet_muted, hidden: m.shops_today_tablet_hidden }[need.state]({
          time: timeOfDay(need.since),
        }),
      }
    case 'printer':
      return {
        title: m.shops_today_printer({ name }),
        note: m.shops_today_printer_waiting({ troubled: need.troubled, waiting: need.waiting }),
      }
  }
}
