import type { Minutes, Quote } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import type { OrderOpenness } from '../../../entities/shop/promised-time.ts'

/** The time that the cart tells, and how much making it counts with. */
export type ToldTime = Quote & { makeMinutes: Minutes }

export const toldTime = ({ quoteMinutes, makeMinutes }: OrderOpenness): ToldTime | undefined =>
  quoteMinutes && makeMinutes !== undefined ? { ...quoteMinutes, makeMinutes } : undefined

/** Says why another time is promised than the cart had told: what is ordered is another, or the kitchen's queue. Undefined where it is the same. */
export function changeWords(quote: Quote, before: ToldTime | undefined, now: ToldTime | undefined): string | undefined {
  if (!before || before.low === quote.low) return undefined
  if (now && now.makeMinutes !== before.makeMinutes) return m.confirm_time_order(before)
  return quote.low > before.low ? m.confirm_time_busier(before) : m.confirm_time_quieter(before)
}
