import { day, type Instant } from '../time/clock.ts'
import { orderTypes, type OrderType } from './order.ts'

/** The parts of an order that its guest rates apart: the food, and how it was brought. */
export const ratingParts = ['food', 'delivery'] as const
export type RatingPart = (typeof ratingParts)[number]

/** The scale is 1 to 5 stars, and these are the most (docs/decisions/061). */
export const mostStars = 5
/** The most stars of a low rating: something went wrong. */
export const lowStars = 2
/** The most characters of the word beside the stars. */
export const ratingWordLength = 300

/** The time after an order was completed in which it may be rated, and the time after a part was rated in which that may be changed, in milliseconds. */
const rateFor = 14 * day
const changeFor = day

/** The parts that an order of a type has: the food always, the delivery only where the chain brought it. */
export function ratingPartsOf(orderType: OrderType): readonly RatingPart[] {
  return orderType === orderTypes.delivery ? ratingParts : ['food']
}

/** An order as its rating is judged: `completedAt` is null until it is completed. */
export type RatedOrder = { orderType: OrderType; completedAt: Instant | null }

/** The moments at which the parts of an order were first rated; null for those that were not. */
export type RatedAt = Record<RatingPart, Instant | null>

export type RatingObstacle = 'RATING_PART_UNKNOWN' | 'RATING_TOO_EARLY' | 'RATING_TOO_LATE'

/**
 * The reason why a guest may not rate a part of their order, or change its rating; undefined where they may: once it is completed, up to 14 days after that, and
 * for a day after the part was first rated. The last moment of each is included.
 */
export function ratingObstacle(
  order: RatedOrder,
  rated: RatedAt,
  { part, now }: { part: RatingPart; now: Instant },
): RatingObstacle | undefined {
  if (!ratingPartsOf(order.orderType).includes(part)) return 'RATING_PART_UNKNOWN'
  if (order.completedAt === null) return 'RATING_TOO_EARLY'
  const ratedAt = rated[part]
  const until = ratedAt === null ? order.completedAt + rateFor : ratedAt + changeFor
  return now > until ? 'RATING_TOO_LATE' : undefined
}

/** The parts of an order that may be rated now, or whose rating may be changed. */
export function ratablePartsOf(order: RatedOrder, rated: RatedAt, now: Instant): RatingPart[] {
  return ratingParts.filter((part) => !ratingObstacle(order, rated, { part, now }))
}

/** The reason why a word may not go with a rating, or be changed; undefined where it may: while one of the parts that are rated may still be changed. */
export function ratingWordObstacle(order: RatedOrder, rated: RatedAt, now: Instant): 'RATING_MISSING' | 'RATING_TOO_LATE' | undefined {
  const given = ratingPartsOf(order.orderType).filter((part) => rated[part] !== null)
  if (given.length === 0) return 'RATING_MISSING'
  return given.some((part) => !ratingObstacle(order, rated, { part, now })) ? undefined : 'RATING_TOO_LATE'
}

/** Control characters, those that nobody sees, and those that turn the direction of what is written after them. What joins an emoji stays. */
const unseen = /[\p{Cc}\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu

/** A word as it is kept: without what nobody sees, in which a line end becomes a space, and without space around it. */
export function plainWord(typed: string): string {
  return typed.replaceAll(/\s+/gu, ' ').replaceAll(unseen, '').trim()
}
