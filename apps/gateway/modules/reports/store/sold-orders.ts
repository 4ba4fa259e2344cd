import { orderTypes, type Instant } from '@harbour/rules'
import { moment } from '../../../platform/database/moment.ts'
import type { Period } from '../period.ts'
import type { ReportScope } from '../scope.ts'

/**
 * Parts of a `with` that give what was sold from `:before` up to `:to`, in the currency's cents: `sold` has a row for each booking of a sale or of a refund, and one
 * for each order that cost nothing, with its order. `recent`: it is of the period itself, not of the one before.
 */
export const soldCtes = `moved as (
    select order_id, at, account = 'sales' as sale, amount from ledger
    where account in ('sales', 'refunds') and at >= :before::timestamptz and at < :to::timestamptz
    union all
    select order_id, placed_at, true, 0 from orders
    where total = 0 and state not in ('cancelled', 'paymentPending') and placed_at >= :before::timestamptz and placed_at < :to::timestamptz
  ), sold as (
    select m.at, m.at >= :from::timestamptz as recent, m.sale, m.amount, o.order_id, o.store_id, o.order_type, o.pay_method, o.total, o.price, o.lines
    from moved m join orders o using (order_id)
    where o.brand = :brand::smallint and (:storeIds::text[] is null or o.store_id = any(:storeIds))
  )`

/** The values of the parameters of `soldCtes`. */
export function soldValues({ brand, storeIds }: ReportScope, { before, from, to }: Period) {
  return { brand, storeIds, before: moment(before), from: moment(from), to: moment(to) }
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
