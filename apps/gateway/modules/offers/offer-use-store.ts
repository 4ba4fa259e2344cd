import type { Cents, Instant } from '@harbour/rules'
import type { Database } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/moment.ts'
import { statement, type Values } from '../../platform/database/statement.ts'

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
  /** Adds up what can no longer change by this moment, so that nobody reads it again; gives how many coupons and uses those were. */
  count(now: Instant): Promise<number>
}

/** Rows that are counted at once: others who use them wait for no more. */
const batch = 1000
/** The time after which an order that was handed over is not taken back. */
const settled = 24 * 60 * 60_000

export function createOfferUses(db: Database): OfferUses {
  const counted = async (statement: typeof COUNT_GIVEN | typeof COUNT_USED, values: Values) => {
    for (let all = 0; ;) {
      const [{ counted } = { counted: 0 }] = await db.rows<{ counted: number }>(statement, values)
      all += counted
      if (counted < batch) return all
    }
  }
  return {
    all: (now) => db.rows<OfferUse>(USES, [moment(now)]),
    count: async (now) => (await counted(COUNT_GIVEN, [batch])) + (await counted(COUNT_USED, [batch, moment(now - settled)])),
  }
}

/** The amount that an order says a coupon has taken off. */
const takenOff = (code: string) => `left join lateral (
      select (each ->> 'amount')::bigint as amount from jsonb_array_elements(o.price -> 'coupons') each where each ->> 'voucherCode' = ${code} limit 1
    ) off on true`
const kindOf = `case when i.code is null then 'coupon' else 'promoCode' end`

/** A use of a promo code has a row of its own beside the guest's voucher, and counts from 2 (023). */
const USES = statement(
  'offers-uses',
  `with uncounted as (
      select ${kindOf} as kind, coalesce(i.promo_code, v.record ->> 'voucherId') as id, h.voucher_code as code, h.state, h.held_until, h.order_id
      from voucher_holds h join vouchers v using (voucher_code) left join issued_codes i on i.code = h.voucher_code
      where not h.counted and h.channel is null and h.use = 1 and v.record ->> 'voucherId' is not null
      union all
      select 'promoCode', voucher_code, voucher_code, state, held_until, order_id from voucher_holds where not counted and channel is null and use > 1
    ), parts as (
      select kind, id, given, 0 as made, claimed, used, 0 as held, taken_off from offer_uses_counted
      union all
      select ${kindOf}, coalesce(i.promo_code, v.record ->> 'voucherId'), (i.code is null)::int, 0, (i.code is not null)::int, 0, 0, 0
      from vouchers v left join issued_codes i on i.code = v.voucher_code where not v.counted and v.record ->> 'voucherId' is not null
      union all
      select kind, id, 0, 0, 0, (u.state = 'committed')::int, (u.state = 'held' and held_until > $1)::int, off.amount
      from uncounted u left join orders o on u.state = 'committed' and o.order_id = u.order_id ${takenOff('u.code')}
      union all
      select 'promoCode', promo_code, 0, count, 0, 0, 0, 0 from code_batches
    )
    select kind, id, sum(given)::bigint as given, sum(made)::bigint as made, sum(claimed)::bigint as claimed, sum(used)::bigint as used,
      sum(held)::bigint as held, coalesce(sum(taken_off), 0)::bigint as "takenOff"
    from parts group by kind, id order by kind, id`,
)

/** Rows of the sums are always written in one order, so that two gateways that count never wait for each other. */
const COUNT_GIVEN = statement(
  'offers-count-given',
  `with fresh as (
      select voucher_code from vouchers where not counted order by voucher_code limit $1 for update skip locked
    ), marked as (
      update vouchers v set counted = true from fresh where v.voucher_code = fresh.voucher_code returning v.voucher_code, v.record ->> 'voucherId' as voucher_id
    ), added as (
      insert into offer_uses_counted as known (kind, id, given, claimed)
      select ${kindOf}, coalesce(i.promo_code, voucher_id), count(*) filter (where i.code is null), count(i.code)
      from marked left join issued_codes i on i.code = voucher_code where voucher_id is not null group by 1, 2 order by 1, 2
      on conflict (kind, id) do update set given = known.given + excluded.given, claimed = known.claimed + excluded.claimed
    )
    select count(*) as counted from marked`,
)
/** Orders are looked up one by one: a batch of the many that there are at first costs no more than itself. */
const COUNT_USED = statement(
  'offers-count-used',
  `with fresh as (
      select h.voucher_code, h.use
      from voucher_holds h, lateral (select state, wanted_at, placed_at from orders where orders.order_id = h.order_id offset 0) o
      where not h.counted and h.channel is null and h.state = 'committed' and o.state = 'completed' and coalesce(o.wanted_at, o.placed_at) < $2
      order by h.voucher_code, h.use limit $1 for update of h skip locked
    ), marked as (
      update voucher_holds h set counted = true from fresh where h.voucher_code = fresh.voucher_code and h.use = fresh.use
      returning h.voucher_code, h.use, h.order_id
    ), named as (
      select ${kindOf} as kind, coalesce(i.promo_code, v.record ->> 'voucherId') as id, voucher_code, order_id
      from marked join vouchers v using (voucher_code) left join issued_codes i on i.code = voucher_code where use = 1
      union all
      select 'promoCode', voucher_code, voucher_code, order_id from marked where use > 1
    ), added as (
      insert into offer_uses_counted as known (kind, id, used, taken_off)
      select kind, id, count(*), coalesce(sum(off.amount), 0) from named n join orders o using (order_id) ${takenOff('n.voucher_code')}
      where id is not null group by 1, 2 order by 1, 2
      on conflict (kind, id) do update set used = known.used + excluded.used, taken_off = known.taken_off + excluded.taken_off
    )
    select count(*) as counted from marked`,
)
