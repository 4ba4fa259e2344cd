import type { Rating } from '@harbour/protocol'
import { lowStars, type Instant, type OrderType } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { ReportScope } from '../scope.ts'
import { inScope, spanValues } from './sold-orders.ts'

type Span = Parameters<typeof spanValues>[1]

/** Ratings of a shop, or of all of them; the means of stars to a hundredth, null without a rating of the part. */
export type RatingRow = {
  kind: 'shop' | 'all'
  key: string
  orders: number
  words: number
  foodCount: number
  foodLow: number
  foodAverage: number | null
  deliveryCount: number
  deliveryLow: number
  deliveryAverage: number | null
}

/** Ratings of the food of orders with a dish. */
export type DishRatingRow = { key: string; count: number; low: number; average: number | null }

export type ListedRating = Rating & {
  orderId: string
  orderNo: string
  pickupNo: string
  storeId: string
  orderType: OrderType
  ratedAt: Instant
}

/** A choice of ratings: only low ones, only those with a word, only those after one in the list. */
export type RatingAsk = { low: boolean; words: boolean; before: string | null; limit: number }

export type RatingReports = {
  /** The ratings that were first given in a span: of each shop, and all of them. */
  sums(scope: ReportScope, span: Span): Promise<RatingRow[]>
  dishes(scope: ReportScope, span: Span): Promise<DishRatingRow[]>
  /** The ratings themselves, the latest first. */
  list(scope: ReportScope, span: Span, ask: RatingAsk): Promise<ListedRating[]>
}

export const createRatingReports = (db: Database): RatingReports => ({
  sums: (scope, span) => db.rows<RatingRow>(SUMS, spanValues(scope, span)),
  dishes: (scope, span) => db.rows<DishRatingRow>(DISHES, spanValues(scope, span)),
  list: (scope, span, ask) => db.rows<ListedRating>(LIST, { ...spanValues(scope, span), ...ask }),
})

const given = `rated_at >= :from::timestamptz and rated_at < :to::timestamptz and ${inScope}`

const partSums = (
  part: 'food' | 'delivery',
) => `count(${part}) as "${part}Count", count(*) filter (where ${part} <= ${lowStars}) as "${part}Low",
    round(avg(${part}), 2)::float8 as "${part}Average"`

const SUMS = statement(
  'reports-ratings',
  `select case when grouping(store_id) = 0 then 'shop' else 'all' end as kind, coalesce(store_id, '') as key, count(*) as orders, count(word) as words,
    ${partSums('food')}, ${partSums('delivery')}
  from order_ratings where ${given} group by grouping sets ((store_id), ())`,
)

const DISHES = statement(
  'reports-rated-dishes',
  `select pid as key, count(*) as count, count(*) filter (where food <= ${lowStars}) as low, round(avg(food), 2)::float8 as average
  from order_ratings, unnest(pids) pid where ${given} and food is not null group by pid`,
)

/** The rows are chosen first: no more orders are read than are listed. */
const LIST = statement(
  'reports-rating-list',
  `with chosen as (
    select order_id, rated_at, food, delivery, word from order_ratings
    where ${given} and (not :low::boolean or food <= ${lowStars} or delivery <= ${lowStars}) and (not :words::boolean or word is not null)
      and (:before::uuid is null or (rated_at, order_id) < (select b.rated_at, b.order_id from order_ratings b where b.order_id = :before::uuid))
    order by rated_at desc, order_id desc limit :limit::int
  )
  select c.order_id as "orderId", o.order_no as "orderNo", o.pickup_no as "pickupNo", o.store_id as "storeId", o.order_type as "orderType",
    c.rated_at as "ratedAt", c.food, c.delivery, c.word
  from chosen c join orders o using (order_id) order by c.rated_at desc, c.order_id desc`,
)
