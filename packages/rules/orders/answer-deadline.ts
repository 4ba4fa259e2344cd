import { minute, type Instant } from '../time/clock.ts'
import { scheduledOpenness, type ShopHours } from '../shops/opening-hours.ts'
import type { OrderType } from './order.ts'

/** The time that a shop has to answer an order. */
export const answerPatience = 8 * minute
/** The times before the end at which a shop is reminded: two and four minutes after it could first have answered. */
export const reminderLeads = [6 * minute, 4 * minute]
/** The first of these times before the end, in milliseconds. */
export const firstReminderLead = Math.max(...reminderLeads)

/** The moment by which a shop has to answer an order placed now: eight minutes, which begin when it opens where it is closed (a preorder by night). */
export function answerBy(hours: ShopHours, orderType: OrderType, placedAt: Instant): Instant {
  const { state, opensAt } = scheduledOpenness(hours, orderType, placedAt)
  return (state === 'closed' ? (opensAt ?? placedAt) : placedAt) + answerPatience
}

/** The number of times that a silent shop is to have been reminded by now: not at all, once after two minutes, twice after four. */
export function remindersDue(until: Instant, now: Instant): number {
  return reminderLeads.filter((before) => now >= until - before).length
}
