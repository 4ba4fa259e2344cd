import type { Minutes, Quote } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import type { OrderOpenness } from '../../../entities/shop/promised-time.ts'

/** The time that the cart tells, and how much making it counts with. */
export type QuotedTime = Quote & { makeMinutes: Minutes }

export const quotedTime = ({ quoteMinutes, makeMinutes }: OrderOpenness): QuotedTime | undefined =>
  quoteMinutes && makeMinutes !== undefined ? { ...quoteMinutes, makeMinutes } : undefined

/** Says why another time is promised than the cart had told: what is ordered is another, or the kitchen's queue. Undefined where it is the same. */
export function quoteChangeText(quote: Quote, before: QuotedTime | undefined, now: QuotedTime | undefined): string | undefined {
  if (!before || before.low === quote.low) return undefined
  if (now && now.makeMinutes !== before.makeMinutes) return m.confirm_time_order(before)
  return quote.low > before.low ? m.confirm_time_busier(before) : m.confirm_time_quieter(before)
}
