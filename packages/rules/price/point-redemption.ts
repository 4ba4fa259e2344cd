import { cents, timesCents, wholeSteps, type Cents } from '../money.ts'
import type { PointTerms } from '../members/points.ts'

/** A guest's points of a brand, and how the brand takes them. */
export type PointPurse = { balance: number; terms: Pick<PointTerms, 'centsEach' | 'asMoney'> }

/** Points that pay a part of an order, and what they pay of it in cents. */
export type PointRedemption = { used: number; amount: Cents }

/**
 * The part of what is left of a price that points may pay, in cents: as many whole steps as are there and as the brand takes in one order, and never more than
 * is left. Undefined where the brand takes none as money, or where that makes fewer than its least (both least and most are included).
 */
export function pointRedemption(left: Cents, { balance, terms: { asMoney, centsEach } }: PointPurse): PointRedemption | undefined {
  if (!asMoney) return undefined
  const { step, least, most } = asMoney
  const stepWorth = timesCents(cents(centsEach), step)
  const steps = Math.min(wholeSteps(Math.min(balance, most), step), wholeSteps(left, stepWorth))
  const used = steps * step
  return used >= least && used > 0 ? { used, amount: timesCents(stepWorth, steps) } : undefined
}
