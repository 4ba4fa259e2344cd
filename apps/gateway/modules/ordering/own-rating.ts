import type { OwnRating, Rating } from '@harbour/protocol'
import { ratablePartsOf, type Instant, type RatedAt, type RatedOrder } from '@harbour/rules'
import type { OrderRating } from './store/order-ratings.ts'

/** The rating of an order as its guest sees it, with what they may do about it. */
export function ownRating(order: RatedOrder, rating: OrderRating | undefined, now: Instant): OwnRating {
  return { ...(ratingShown(rating) ?? nothing), mayRate: ratablePartsOf(order, ratedAt(rating), now) }
}

/** The rating of an order as the chain's people see it; null where there is none. */
export function ratingShown(rating: OrderRating | undefined): Rating | null {
  return rating ? { food: rating.food, delivery: rating.delivery, word: rating.word } : null
}

/** The moments at which the parts of an order were first rated. */
export const ratedAt = (rating: OrderRating | undefined): RatedAt => ({
  food: rating?.foodAt ?? null,
  delivery: rating?.deliveryAt ?? null,
})

const nothing: Rating = { food: null, delivery: null, word: null }
