import type pg from 'pg'

const batch = 100_000

/** Fills a migrated database with so many completed orders of twenty shops, the last of which was placed at `until`, one in 95 seconds, with their events and their ledger. */
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

const lines = JSON.stringify(
  ['pepperoni', 'garlic-bread'].map((pid) => ({
    uid: `31-${pid}`,
    pid,
    name: { tc: '辣肉腸薄餅', en: 'Pepperoni pizza' },
    choices: { tc: '9 吋', en: '9 inch' },
    picture: pid,
    num: 1,
    unit: 4900,
    total: 4900,
  })),
)
const price = JSON.stringify({
  itemCount: 2,
  subtotal: 9800,
  promotions: [{ promotionId: 'spend-more', name: { tc: '滿額即減', en: 'Spend more, save more' }, amount: 1000 }],
  discount: 1000,
  gifts: [],
  coupons: [],
  couponDiscount: 0,
  boxedMeal: 200,
  delivery: 0,
  cutlery: 0,
  total: 9000,
})

const ORDERS = `insert into orders (order_id, user_id, client_order_id, body_hash, order_no, pickup_no, brand, store_id, order_type, state, seq, placed_at,
    eta_low, eta_high, make_minutes, travel_minutes, cutlery, lines, price, total, pay_method, age_declared, language)
  select id, id, id, '\\x00', 'B ' || n, 'A101', 31, (3101 + n % 20)::text, (array[1, 2, 5])[n % 3 + 1], 'completed', 5, at,
    at + interval '10 minutes', at + interval '20 minutes', 10, 0, false, '${lines}', '${price}', 9000, (array['cash', 'card', 'alipay'])[n % 3 + 1], false, 2
  from ${numbered}`

const EVENTS = `insert into order_events (order_id, seq, state, at, actor)
  select id, seq, state, at + (n % 15 + seq) * interval '1 minute', 'shop' from ${numbered}, (values (4, 'ready'), (5, 'completed')) step (seq, state)`

const LEDGER = `insert into ledger (booking_id, order_id, account, amount, currency, at)
  select id, id, account, amount, 'HKD', at from ${numbered}, (values ('provider', 9000), ('sales', -9000)) line (account, amount)`
