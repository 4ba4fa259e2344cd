import type pg from 'pg'

const batch = 100_000

/**
 * Fills a migrated database with so many orders of twenty shops, the last of which was placed at `until`, one in 95 seconds, with their events and their ledger: of two
 * dishes each among 120, one in ten with a coupon, and one in fifty cancelled and paid back. Those of the last half hour are not completed.
 */
export const fillBooks = (client: pg.Client, { size, until }: { size: number; until: number }): Promise<void> =>
  fillTables(client, [ORDERS, EVENTS, LEDGER], { size, until })

type Span = { size: number; until: number; more?: readonly unknown[] }

/** Runs statements for one batch of orders after another, the last of which was placed at `until`: each takes that, the number of all, the first and the last of the batch, and what more there is. */
export async function fillTables(client: pg.Client, texts: readonly string[], { size, until, more = [] }: Span): Promise<void> {
  // Nobody else writes here, and the users of these orders need not exist.
  await client.query('set session_replication_role = replica')
  await client.query('set synchronous_commit = off')
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'orders' and indexname <> 'orders_pkey'`,
  )
  await client.query('alter table orders drop constraint orders_order_no_key')
  for (const { indexname } of indexes) await client.query(`drop index if exists ${indexname}`)
  for (let from = 0; from < size; from += batch) {
    const values = [new Date(until).toISOString(), size, from + 1, Math.min(size, from + batch), ...more]
    for (const text of texts) await client.query(text, values)
  }
  for (const { indexdef } of indexes) await client.query(indexdef)
  // A summary of a range that autovacuum was interrupted in stays unfinished, and PostgreSQL 18.4 then reads every range after it.
  await client.query('reindex index ledger_until_now_at')
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}

const numbered = `(
  select n, at, (substr(ms, 1, 8) || '-' || substr(ms, 9, 4) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id
  from (
    select n, at, lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') as ms
    from (select n, $1::timestamptz - ($2::bigint - n) * interval '95 seconds' as at from generate_series($3::bigint, $4::bigint) n) placed
  ) dated
) rows`

const line = (
  pid: string,
) => `jsonb_build_object('uid', '31-' || ${pid}, 'pid', ${pid}, 'name', jsonb_build_object('tc', '辣肉腸薄餅', 'en', 'Pepperoni pizza ' || ${pid}),
    'choices', '{"tc": "9 吋", "en": "9 inch"}'::jsonb, 'picture', ${pid}, 'num', 1, 'unit', 4900, 'total', 4900)`
const lines = `jsonb_build_array(${line(`'dish-' || n * 7 % 120`)}, ${line(`'dish-' || n * 11 % 113`)})`
const price = `jsonb_build_object('itemCount', 2, 'subtotal', 9800, 'promotions', '[{"promotionId": "spend-more", "name": {"tc": "滿額即減", "en": "Spend more, save more"}, "amount": 1000}]'::jsonb,
    'discount', 1000, 'gifts', '[]'::jsonb, 'coupons', case when n % 10 = 0 then jsonb_build_array(jsonb_build_object('voucherCode', 'V' || n,
      'name', jsonb_build_object('tc', '現金券', 'en', 'Coupon ' || n % 30), 'amount', 500)) else '[]' end,
    'couponDiscount', case when n % 10 = 0 then 500 else 0 end, 'boxedMeal', 200, 'delivery', 0, 'cutlery', 0, 'total', 9000)`
const isOpen = `at > $1::timestamptz - interval '30 minutes'`
const isCancelled = 'n % 50 = 3'

const ORDERS = `insert into orders (order_id, user_id, client_order_id, body_hash, order_no, pickup_no, brand, store_id, order_type, state, seq, placed_at,
    eta_low, eta_high, make_minutes, travel_minutes, cutlery, lines, price, total, pay_method, age_declared, language, end_reason, ended_by, refunded)
  select id, id, id, '\\x00', 'B ' || n, 'A101', 31, (3101 + n % 20)::text, (array[1, 2, 5])[n % 3 + 1],
    case when ${isCancelled} then 'cancelled' when ${isOpen} then (array['placed', 'preparing', 'ready'])[n % 3 + 1] else 'completed' end, 5, at,
    at + interval '10 minutes', at + interval '20 minutes', 10, 0, false, ${lines}, ${price}, 9000, (array['cash', 'card', 'alipay'])[n % 3 + 1], false, 2,
    case when ${isCancelled} then 'soldOut' end, case when ${isCancelled} then 'shop' end, case when ${isCancelled} then 9000 else 0 end
  from ${numbered}`

/** They are made good to the second, as by people. */
const EVENTS = `insert into order_events (order_id, seq, state, at, actor)
  select id, seq, case when ${isCancelled} then 'cancelled' else state end, at + (n % 15 + seq) * interval '1 minute' + n * 31 % 60 * interval '1 second', 'shop'
  from ${numbered}, (values (4, 'ready'), (5, 'completed')) step (seq, state) where not ${isOpen}`

const LEDGER = `insert into ledger (booking_id, order_id, refund_id, account, amount, currency, at)
  select case when refund then overlay(id::text placing '9' from 15)::uuid else id end, id, case when refund then id end, case when account = 'provider' and not refund and n % 3 = 0 then 'till' else account end, amount, 'HKD', at
  from ${numbered}, (values ('provider', 9000, false), ('sales', -9000, false), ('provider', -9000, true), ('refunds', 9000, true)) line (account, amount, refund)
  where not refund or ${isCancelled}`
