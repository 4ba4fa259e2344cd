import type { Cents } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Period } from '../period.ts'
import type { ReportScope } from '../scope.ts'
import { soldCtes, soldValues } from './sold-orders.ts'

/** The ways of grouping sales; `all` makes one group of them. */
export type SalesGroup = 'all' | 'day' | 'shop' | 'method' | 'orderType' | 'hour'

/** The sums of a group in the period (`recent`) or the one before, in cents. `key` of the period before is the day of this one that it is compared with. */
export type SalesRow = {
  key: string
  recent: boolean
  orders: number
  gross: Cents
  promotions: Cents
  coupons: Cents
  points: Cents
  fees: Cents
  sold: Cents
  refunds: Cents
}
export type DishRow = { key: string; recent: boolean; tc: string; en: string; orders: number; items: number; gross: Cents }
export type CostRow = {
  kind: 'promotion' | 'promoCode' | 'coupon'
  key: string
  tc: string
  en: string
  uses: number
  takenOff: Cents
  sold: Cents
}

export type SalesReports = {
  sales(scope: ReportScope, period: Period, by: SalesGroup): Promise<SalesRow[]>
  dishes(scope: ReportScope, period: Period): Promise<DishRow[]>
  /** The cost of what was taken off in the period itself. */
  couponCosts(scope: ReportScope, period: Period): Promise<CostRow[]>
}

export function createSalesReports(db: Database): SalesReports {
  return {
    sales: (scope, period, by) => db.rows<SalesRow>(SALES, { ...soldValues(scope, period), by }),
    dishes: (scope, period) => db.rows<DishRow>(DISHES, soldValues(scope, period)),
    couponCosts: (scope, { from, to }) => db.rows<CostRow>(COUPON_COSTS, soldValues(scope, { before: from, from, to })),
  }
}

const SALES = statement(
  'reports-sales',
  `with ${soldCtes}, parts as (
    select case :by::text
        when 'day' then to_char((case when recent then at else at + (:from::timestamptz - :before::timestamptz) end) at time zone 'Asia/Shanghai', 'YYYY/MM/DD')
        when 'hour' then to_char(at at time zone 'Asia/Shanghai', 'HH24')
        when 'shop' then store_id
        when 'method' then pay_method
        when 'orderType' then order_type::text
        else '' end as key,
      recent, sale, amount, (price ->> 'subtotal')::bigint as gross, (price ->> 'discount')::bigint as promotions,
      (price ->> 'couponDiscount')::bigint as coupons, coalesce((price -> 'points' ->> 'amount')::bigint, 0) as points,
      (price ->> 'boxedMeal')::bigint + (price ->> 'delivery')::bigint + (price ->> 'cutlery')::bigint as fees
    from sold
  )
  select key, recent, count(*) filter (where sale) as orders,
    coalesce(sum(gross) filter (where sale), 0)::bigint as gross, coalesce(sum(promotions) filter (where sale), 0)::bigint as promotions,
    coalesce(sum(coupons) filter (where sale), 0)::bigint as coupons, coalesce(sum(points) filter (where sale), 0)::bigint as points,
    coalesce(sum(fees) filter (where sale), 0)::bigint as fees, coalesce(-sum(amount) filter (where sale), 0)::bigint as sold,
    coalesce(sum(amount) filter (where not sale), 0)::bigint as refunds
  from parts group by key, recent order by key, recent`,
)

const DISHES = statement(
  'reports-dishes',
  `with ${soldCtes}
  select line ->> 'pid' as key, recent, max(line -> 'name' ->> 'tc') as tc, max(line -> 'name' ->> 'en') as en, count(distinct order_id) as orders,
    sum((line ->> 'num')::int)::bigint as items, sum((line ->> 'total')::bigint)::bigint as gross
  from sold, jsonb_array_elements(lines) line where sale group by line ->> 'pid', recent order by 1, 2`,
)

/** A promo code is the same for everybody; of coupons each guest has one of their own, which stand together by their name. */
const COUPON_COSTS = statement(
  'reports-coupon-costs',
  `with ${soldCtes}, used as (
    select 'promotion' as kind, off ->> 'promotionId' as key, off, total from sold, jsonb_array_elements(price -> 'promotions') off where sale
    union all
    select case when c.id is null and i.code is null then 'coupon' else 'promoCode' end, coalesce(i.promo_code, off ->> 'voucherCode', ''), off, total
    from sold cross join jsonb_array_elements(price -> 'coupons') off
    left join issued_codes i on i.code = off ->> 'voucherCode'
    left join (select distinct record ->> 'promoCode' as id from catalogue_entries where kind = 'promoCode') c on c.id = off ->> 'voucherCode'
    where sale
  )
  select kind, case when kind = 'coupon' then off -> 'name' ->> 'en' else key end as key, max(off -> 'name' ->> 'tc') as tc, max(off -> 'name' ->> 'en') as en,
    count(*) as uses, sum((off ->> 'amount')::bigint)::bigint as "takenOff", sum(total)::bigint as sold
  from used where :from::timestamptz is not null group by 1, 2 order by "takenOff" desc, kind, 2`,
)
