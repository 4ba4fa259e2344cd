import type { Cents, Instant } from '@harbour/rules'
import type { Database } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/moment.ts'
import { statement } from '../../platform/database/statement.ts'

/** The use of a coupon or a code since the first day; what it has taken off, in cents. */
export type OfferUse = {
  kind: 'coupon' | 'promoCode'
  id: string
  given: number
  made: number
  claimed: number
  used: number
  held: number
  takenOff: Cents
}

export type OfferUses = {
  /** The use of all coupons and codes that any guest has had, at a moment. */
  all(now: Instant): Promise<OfferUse[]>
}

export const createOfferUses = (db: Database): OfferUses => ({ all: (now) => db.rows<OfferUse>(USES, [moment(now)]) })

/** A use of a promo code has a row of its own beside the guest's voucher, and counts from 2 (023). */
const USES = statement(
  'offers-uses',
  `with kept as (
      select case when i.code is null then 'coupon' else 'promoCode' end as kind, coalesce(i.promo_code, v.record ->> 'voucherId') as id,
        (i.code is null)::int as given, 0 as made, (i.code is not null)::int as claimed, h.voucher_code as code, h.state, h.held_until, h.order_id
      from vouchers v
      left join issued_codes i on i.code = v.voucher_code
      left join voucher_holds h on h.voucher_code = v.voucher_code and h.use = 1
      where v.record ->> 'voucherId' is not null
      union all
      select 'promoCode', voucher_code, 0, 0, 0, voucher_code, state, held_until, order_id from voucher_holds where channel is null and use > 1
      union all
      select 'promoCode', promo_code, 0, count, 0, null, null, null, null from code_batches
    )
    select kind, id, sum(given)::bigint as given, sum(made)::bigint as made, sum(claimed)::bigint as claimed,
      count(*) filter (where kept.state = 'committed') as used, count(*) filter (where kept.state = 'held' and held_until > $1) as held,
      coalesce(sum(off.amount), 0)::bigint as "takenOff"
    from kept
    left join orders o on kept.state = 'committed' and o.order_id = kept.order_id
    left join lateral (
      select (each ->> 'amount')::bigint as amount from jsonb_array_elements(o.price -> 'coupons') each where each ->> 'voucherCode' = kept.code limit 1
    ) off on true
    group by kind, id order by kind, id`,
)
