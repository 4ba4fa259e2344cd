import { orderRate } from '@harbour/protocol'
import { completedAt, ratingObstacle, ratingParts, ratingWordObstacle, type Instant, type RatedAt, type RatedOrder } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse, refuseCommon } from '../../../platform/handle.ts'
import { ownRating, ratedAt } from '../own-rating.ts'
import type { OrderRating, RatingNews } from '../store/order-ratings.ts'

export const orderRateAction = handle(orderRate, async ({ orderId, ...said }, call) => {
  const { orders, orderEvents, orderRatings, limits, caller, clock } = call
  const retryAfter = await limits.rated(caller.userId)
  if (retryAfter !== undefined) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter })
  const order = await orders.ofGuest(orderId, caller.userId)
  if (!order) throw refuse(orderRate, 'ORDER_UNKNOWN')
  const [steps, kept] = await Promise.all([orderEvents.after(orderId, 0), orderRatings.of(orderId)])
  const [now, rated] = [clock.now(), { orderType: order.orderType, completedAt: completedAt(steps) }]
  const news = newsOf(said, kept)
  const obstacle = obstacleOf(news, rated, { kept: ratedAt(kept), now })
  if (obstacle) throw refuse(orderRate, obstacle)
  return ownRating(rated, isNothing(news) ? kept : await orderRatings.save({ ...news, orderId, at: now }), now)
})

/** The part of what is said that does not stand already: the same said twice, as by a second tap or after a lost answer, is one, however late it comes. */
function newsOf({ food, delivery, word }: RatingNews, kept: OrderRating | undefined): RatingNews {
  return {
    food: food === kept?.food ? undefined : food,
    delivery: delivery === kept?.delivery ? undefined : delivery,
    word: word === (kept?.word ?? '') ? undefined : word,
  }
}

const isNothing = ({ food, delivery, word }: RatingNews): boolean => food === undefined && delivery === undefined && word === undefined

/** The reason why the news may not be kept. A word may come with the first stars. */
function obstacleOf(news: RatingNews, order: RatedOrder, { kept, now }: { kept: RatedAt; now: Instant }) {
  for (const part of ratingParts) {
    const obstacle = news[part] === undefined ? undefined : ratingObstacle(order, kept, { part, now })
    if (obstacle) return obstacle
  }
  if (news.word === undefined) return undefined
  const first = (part: 'food' | 'delivery') => kept[part] ?? (news[part] === undefined ? null : now)
  return ratingWordObstacle(order, { food: first('food'), delivery: first('delivery') }, now)
}
