import type { Rating } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

/** A rating as it is kept, with when each part was first rated. */
export type OrderRating = Rating & { foodAt: Instant | null; deliveryAt: Instant | null }

/** The news of a rating: what is undefined stays as it is, an empty word takes it back. */
export type RatingNews = { food?: number | undefined; delivery?: number | undefined; word?: string | undefined }

export type OrderRatings = {
  /** The rating of an order; undefined where it has none. */
  of(orderId: string): Promise<OrderRating | undefined>
  /** Rates parts of an order, or changes what was said of them. A word alone is kept where there are stars, and gives undefined where there are none. */
  save(rating: RatingNews & { orderId: string; at: Instant }): Promise<OrderRating | undefined>
  /** The stars that lists show, of those of these orders that were rated. */
  starsOf(orderIds: readonly string[]): Promise<Map<string, number>>
  /** All ratings of a guest, the latest first. */
  ofGuest(userId: string): Promise<(Rating & { orderId: string; ratedAt: Instant })[]>
}

const columns = 'r.food, r.food_at as "foodAt", r.delivery, r.delivery_at as "deliveryAt", r.word'

const OF = statement('order-ratings-of', `select ${columns} from order_ratings r where r.order_id = $1`)

/** The order, unless its guest is being forgotten, who takes their words along: each waits for the other. */
const ratedOrder = `rated_order as (
           select o.order_id, o.brand, o.store_id, o.lines from orders o join users u using (user_id)
           where o.order_id = :orderId::uuid and u.kind <> 'deleted' for share of o, u
         )`

const RATE = statement(
  'order-ratings-rate',
  `with ${ratedOrder}
         insert into order_ratings as r (order_id, brand, store_id, pids, rated_at, food, food_at, delivery, delivery_at, word)
         select order_id, brand, store_id, array(select distinct line ->> 'pid' from jsonb_array_elements(lines) line), :at::timestamptz,
           :food::smallint, case when :food::smallint is not null then :at::timestamptz end,
           :delivery::smallint, case when :delivery::smallint is not null then :at::timestamptz end, nullif(:word::text, '')
         from rated_order
         on conflict (order_id) do update set
           food = coalesce(excluded.food, r.food), food_at = coalesce(r.food_at, excluded.food_at),
           delivery = coalesce(excluded.delivery, r.delivery), delivery_at = coalesce(r.delivery_at, excluded.delivery_at),
           word = case when :word::text is null then r.word else excluded.word end
         returning ${columns}`,
)

/** A word has no row of its own. */
const SAY = statement(
  'order-ratings-say',
  `with ${ratedOrder}
         update order_ratings r set word = nullif(:word::text, '') from rated_order o where r.order_id = o.order_id returning ${columns}`,
)

const STARS_OF = statement(
  'order-ratings-stars-of',
  'select order_id as "orderId", coalesce(food, delivery) as stars from order_ratings where order_id = any($1::uuid[])',
)

const OF_GUEST = statement(
  'order-ratings-of-guest',
  `select r.order_id as "orderId", r.rated_at as "ratedAt", r.food, r.delivery, r.word
         from order_ratings r join orders o using (order_id) where o.user_id = $1 order by r.rated_at desc`,
)

export function createOrderRatings(db: Database): OrderRatings {
  return {
    of: async (orderId) => (await db.rows<OrderRating>(OF, [orderId]))[0],
    save: async ({ orderId, at, food = null, delivery = null, word = null }) => {
      const alone = food === null && delivery === null
      const saved = alone
        ? db.rows<OrderRating>(SAY, { orderId, word })
        : db.rows<OrderRating>(RATE, { orderId, at: moment(at), food, delivery, word })
      return (await saved)[0]
    },
    starsOf: async (orderIds) => {
      if (orderIds.length === 0) return new Map()
      const found = await db.rows<{ orderId: string; stars: number }>(STARS_OF, [orderIds])
      return new Map(found.map(({ orderId, stars }) => [orderId, stars]))
    },
    ofGuest: (userId) => db.rows(OF_GUEST, [userId]),
  }
}
