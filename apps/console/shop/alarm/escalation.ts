import { answerPatience, reminderLeads } from '@harbour/rules'
import type { ShopOrder } from '../orders/shop-order.ts'

type Waiting = Pick<ShopOrder, 'placedAt' | 'answerBy'>

/** The steps by which an order that nobody answers leaves the room: the shop's managers get an email, then the shop's phone, where it can, an SMS and the office sees it, then it is cancelled. */
export type Step = 'ringing' | 'managers' | 'office' | 'cancelled'

/** The end of the time in which an order is to be answered. */
export const answeredBy = ({ placedAt, answerBy }: Waiting): number => answerBy ?? placedAt + answerPatience

/** The beginning of that time: as it was placed, or as the shop opened where it was placed by night. */
export const waitsSince = (order: Waiting): number => answeredBy(order) - answerPatience

/** The marks on the bar under the band, each as a part of the whole time. */
export const marks = reminderLeads.map((lead) => (answerPatience - lead) / answerPatience)

/** The part of the time that has gone by, from 0 to 1. */
export const shareGone = (order: Waiting, now: number): number => Math.min(1, Math.max(0, (now - waitsSince(order)) / answerPatience))

/** The step that an order has come to. */
export function stepOf(order: Waiting, now: number): Step {
  const end = answeredBy(order)
  if (now >= end) return 'cancelled'
  const due = reminderLeads.filter((lead) => now >= end - lead).length
  return (['ringing', 'managers', 'office'] as const)[due] ?? 'office'
}
