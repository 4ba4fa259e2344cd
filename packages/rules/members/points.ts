import { instantOf, wallClock, type Instant } from '../time/clock.ts'
import { cents, wholeDollars, type Cents } from '../money.ts'

/**
 * The points of a brand. `latest`: the day (YYYY/MM/DD) after which no point is good, whatever its own end (spec 9.14). `asMoney`: how it takes them
 * as money, in steps, at least and at most so many in one order; null for a brand that takes none.
 */
export type PointTerms = {
  perDollar: number
  centsEach: number
  validMonths: number
  welcome: number
  latest: string | null
  asMoney: { step: number; least: number; most: number } | null
}

/** Points that came together and end together; `left` of them are not spent. */
export type PointLot = { left: number; expiresAt: Instant }

/** The points that an order earns: whole dollars count, what is left over does not. */
export function pointsEarned(total: Cents, { perDollar }: Pick<PointTerms, 'perDollar'>): number {
  return wholeDollars(total) * perDollar
}

/** The end of points that come now: at the end of the same day so many months later, and never after the brand's latest day (spec 9.14). */
export function pointsExpiry(now: Instant, terms: PointTerms): Instant {
  const { year, month, day } = wallClock(now)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + terms.validMonths + 1, 0)).getUTCDate()
  const own = instantOf({ year, month: month + terms.validMonths, day: Math.min(day, lastOfMonth) + 1 })
  const latest = pointsCutoff(terms)
  return latest === null ? own : Math.min(own, latest)
}

/** The moment from which no point of the brand is good; null where there is none. Points are good before it, not at it. */
export function pointsCutoff({ latest }: PointTerms): Instant | null {
  if (latest === null) return null
  const [year = 0, month = 1, day = 1] = latest.split('/').map(Number)
  return instantOf({ year, month, day: day + 1 })
}

/** The true end of a lot: its own, or the brand's latest moment if that is earlier (spec 9.14). */
export function lotExpiry({ expiresAt }: PointLot, terms: PointTerms): Instant {
  return Math.min(expiresAt, pointsCutoff(terms) ?? expiresAt)
}

/** The worth of points as money. */
export function pointsWorth(points: number, { centsEach }: PointTerms): Cents {
  return cents(points * centsEach)
}

/** Points by when they end, the nearest first, those that end together as one; ended ones left out. */
export function pointsByExpiry(lots: readonly PointLot[], terms: PointTerms, now: Instant): { points: number; expiresAt: Instant }[] {
  const byEnd = new Map<Instant, number>()
  for (const lot of lots) {
    const end = lotExpiry(lot, terms)
    if (end > now && lot.left > 0) byEnd.set(end, (byEnd.get(end) ?? 0) + lot.left)
  }
  return [...byEnd].map(([expiresAt, points]) => ({ points, expiresAt })).toSorted((a, b) => a.expiresAt - b.expiresAt)
}
