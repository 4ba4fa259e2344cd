import { orderTypes, type Instant } from '@harbour/rules'
import { moment } from '../../../platform/database/moment.ts'
import type { Period } from '../period.ts'
import type { ReportScope } from '../scope.ts'
import type { Unsummed } from './report-spans.ts'

/** The condition that an order which cost nothing, and has no booking, counts as sold. */
const freeIsSold = `total = 0 and state not in ('cancelled', 'paymentPending')`

/** The orders that were open when the days `:openIn` were summed up. */
export const openOrders = 'report_open_orders join orders using (order_id) where span_id = any(:openIn::bigint[])'

/**
 * Parts of a `with` that give what was sold from `:after` up to `:until`, in the currency's cents: `sold` has a row for each booking of a sale or of a refund, and
 * one for each order that cost nothing, with its order. `recent`: it is from `:from` on, not of the period before. `isSold`: the condition that an order which
 * cost nothing is among them; `also`: a statement of more of those.
 */
function soldParts(isSold: string, also = ''): string {
  return `moved as (
    select order_id, at, account = 'sales' as sale, amount from ledger
    where account in ('sales', 'refunds') and at >= :after::timestamptz and at < :until::timestamptz
    union all
    select order_id, placed_at, true, 0 from orders
    where ${isSold} and placed_at >= :after::timestamptz and placed_at < :until::timestamptz ${also}
  ), sold as (
    select m.at, m.at >= :from::timestamptz as recent, m.sale, m.amount, o.order_id, o.store_id, o.order_type, o.pay_method, o.total, o.price, o.lines
    from moved m join orders o using (order_id)
    where o.brand = :brand::smallint and (:storeIds::text[] is null or o.store_id = any(:storeIds))
  )`
}

/** All that was sold, with the orders that were open when their day was summed up. */
export const soldCtes = soldParts(freeIsSold, `union all select order_id, placed_at, true, 0 from ${openOrders} and ${freeIsSold}`)

/** All that was sold of a day that is summed up: orders that are still open may yet be cancelled. */
export const soldForGood = soldParts(`total = 0 and state = 'completed'`)

/** The figures of a row of `sold`: what its order's price was made of. */
export const soldFigures = `sale, amount, (price ->> 'subtotal')::bigint as gross, (price ->> 'discount')::bigint as promotions,
      (price ->> 'couponDiscount')::bigint as coupons, coalesce((price -> 'points' ->> 'amount')::bigint, 0) as points,
      (price ->> 'boxedMeal')::bigint + (price ->> 'delivery')::bigint + (price ->> 'cutlery')::bigint as fees`

/** The sums of rows with `soldFigures`. */
export const soldSums = `count(*) filter (where sale) as orders,
    coalesce(sum(gross) filter (where sale), 0)::bigint as gross, coalesce(sum(promotions) filter (where sale), 0)::bigint as promotions,
    coalesce(sum(coupons) filter (where sale), 0)::bigint as coupons, coalesce(sum(points) filter (where sale), 0)::bigint as points,
    coalesce(sum(fees) filter (where sale), 0)::bigint as fees, coalesce(-sum(amount) filter (where sale), 0)::bigint as sold,
    coalesce(sum(amount) filter (where not sale), 0)::bigint as refunds`

/** A part of a `with` that has a row for each dish of each order that was sold. */
export const dishParts = `dishes as (
    select order_id, store_id, recent, line ->> 'pid' as pid, line -> 'name' ->> 'tc' as tc, line -> 'name' ->> 'en' as en, (line ->> 'num')::int as num,
      (line ->> 'total')::bigint as total
    from sold, jsonb_array_elements(lines) line where sale
  )`

/** The sums of rows of `dishParts`. */
export const dishSums = `max(tc collate "C") as tc, max(en collate "C") as en, count(distinct order_id) as orders, sum(num)::bigint as items, sum(total)::bigint as gross`

/**
 * Parts of a `with` that have a row for each promotion and coupon of each order that was sold. A promo code is the same for everybody; of coupons each guest has one
 * of their own, which stand together by their name.
 */
export const costParts = `used as (
    select 'promotion' as kind, off ->> 'promotionId' as code, off, total, store_id from sold, jsonb_array_elements(price -> 'promotions') off where sale
    union all
    select case when c.id is null and i.code is null then 'coupon' else 'promoCode' end, coalesce(i.promo_code, off ->> 'voucherCode'), off, total, store_id
    from sold cross join jsonb_array_elements(price -> 'coupons') off
    left join issued_codes i on i.code = off ->> 'voucherCode'
    left join (select distinct record ->> 'promoCode' as id from catalogue_entries where kind = 'promoCode') c on c.id = off ->> 'voucherCode'
    where sale
  ), costs as (
    select store_id, kind, coalesce(case when kind = 'coupon' then off -> 'name' ->> 'en' else code end, '') as key, off -> 'name' ->> 'tc' as tc,
      off -> 'name' ->> 'en' as en, (off ->> 'amount')::bigint as amount, total
    from used
  )`

/** The sums of rows of `costParts`. */
export const costSums = `max(tc collate "C") as tc, max(en collate "C") as en, count(*) as uses, sum(amount)::bigint as "takenOff", sum(total)::bigint as sold`

/** The values of the parameters of `soldCtes`. */
export function soldValues({ brand, storeIds }: ReportScope, { from }: Pick<Period, 'from'>, { after, until, openIn }: Unsummed) {
  return { brand, storeIds, from: moment(from), after: moment(after), until: moment(until), openIn }
}

/** The condition that an order is one that a report reads. */
export const inScope = `brand = :brand::smallint and (:storeIds::text[] is null or store_id = any(:storeIds))`

/** The condition that an order is late at the moment `:now`, as `timeliness` of the rules says it. */
export const isLate = `eta_high < :now::timestamptz
    and (state in ('placed', 'accepted', 'preparing') or order_type = ${orderTypes.delivery} and state in ('ready', 'delivering'))`

/** The values of a statement that reads a scope between two moments. */
export function spanValues({ brand, storeIds }: ReportScope, { from, to }: { from: Instant; to: Instant }) {
  return { brand, storeIds, from: moment(from), to: moment(to) }
}
