import type { Database } from '../platform/database/database.ts'

/**
 * Writes so many orders of four shops of two brands, a hundred a fortnight from `begins` on, as if they had been placed, made and booked: by all methods, ways and hours,
 * with promotions, coupons, promo codes and points, some free, some cancelled, some partly paid back on another day.
 */
export function writeBookedOrders(db: Database, { num, begins }: { num: number; begins: number }): Promise<void> {
  return db.transaction(async (rows) => {
    // The users of these orders need not exist.
    for (const text of ['set local session_replication_role = replica', ORDERS, EVENTS, LEDGER, REFUNDS]) {
      const values = text.includes('$1') ? [new Date(begins).toISOString(), num] : []
      await rows({ name: '', text }, values)
    }
  })
}

const id = `(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid`
const numbered = `(
  select *, ${id} as id, 1000 + n * 37 % 900 * 10 as gross, case when n % 3 = 0 then 500 else 0 end as off, case when n % 4 = 1 then 300 else 0 end as voucher
  from (select n, $1::timestamptz + n * interval '201 minutes 7 seconds' as at from generate_series(1, $2::int) n) placed
) rows`
const total = 'case when n % 19 = 0 then 0 else gross - off - voucher + 150 end'
const isSold = 'n % 13 <> 5'

const ORDERS = `insert into orders (order_id, user_id, client_order_id, body_hash, order_no, pickup_no, brand, store_id, order_type, state, seq, placed_at,
    eta_low, eta_high, make_minutes, travel_minutes, cutlery, lines, price, total, pay_method, age_declared, language, end_reason)
  select id, id, id, '\\x00', 'B ' || n, 'A101', case when n % 4 = 3 then 42 else 31 end, (array['3101', '3102', '3103', '4201'])[n % 4 + 1], (array[1, 2, 5])[n % 3 + 1],
    case when ${isSold} then 'completed' else 'cancelled' end, 5, at, at + interval '10 minutes', at + interval '20 minutes', 10, 0, false,
    jsonb_build_array(
      jsonb_build_object('pid', 'dish-' || n % 7, 'name', jsonb_build_object('tc', '菜' || n % 7, 'en', 'Dish ' || n % 7 || case when n < $2::int / 2 then ' of old' else '' end),
        'num', n % 3 + 1, 'total', gross - 200),
      jsonb_build_object('pid', 'dish-' || n % 5, 'name', jsonb_build_object('tc', '菜', 'en', 'Dish'), 'num', 1, 'total', 200)),
    jsonb_build_object('subtotal', gross, 'discount', off, 'couponDiscount', voucher, 'boxedMeal', 100, 'delivery', 0, 'cutlery', 50,
      'promotions', case when off > 0 then jsonb_build_array(jsonb_build_object('promotionId', 'offer-' || n % 2, 'name', '{"tc": "優惠", "en": "Offer"}'::jsonb, 'amount', off)) else '[]' end,
      'coupons', case when voucher > 0 then jsonb_build_array(jsonb_build_object('voucherCode', (array['HARBOUR20', 'NO-SUCH-CODE'])[n / 4 % 2 + 1],
        'name', '{"tc": "優惠券", "en": "Coupon"}'::jsonb, 'amount', voucher)) else '[]' end),
    ${total}, (array['cash', 'card', 'alipay'])[n % 3 + 1], false, 2, case when ${isSold} then null else 'soldOut' end
  from ${numbered}`

const EVENTS = `insert into order_events (order_id, seq, state, at, actor)
  select id, seq, state, at + (n * 7 % 23 + seq) * interval '1 minute' + n * 31 % 60 * interval '1 second', 'shop'
  from ${numbered}, (values (4, 'ready'), (5, 'completed')) step (seq, state) where ${isSold}`

const LEDGER = `insert into ledger (booking_id, order_id, account, amount, currency, at)
  select id, id, case when n % 3 = 0 and account = 'provider' then 'till' else account end, sign * (${total}), 'HKD', at + interval '2 minutes' from ${numbered}, (values ('provider', 1), ('sales', -1)) line (account, sign)
  where ${total} > 0 and ${isSold}`

const REFUNDS = `insert into ledger (booking_id, order_id, account, amount, currency, at)
  select gen_random_uuid(), id, account, sign * 250, 'HKD', at + (n % 5) * interval '1 day' from ${numbered}, (values ('provider', -1), ('refunds', 1)) line (account, sign)
  where n % 11 = 2 and ${total} > 0 and ${isSold}`
