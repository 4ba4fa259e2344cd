import type pg from 'pg'

const batch = 250_000

/**
 * Fills the table with orders of twenty thousand others around those of a guest there is, whose is one in `every`, and gives the ids of that
 * guest's. Indexes are made again afterwards, which is quicker.
 */
export async function fillOrders(client: pg.Client, { size, every }: { size: number; every: number }): Promise<string[]> {
  const { rows: guests } = await client.query<{ id: string }>(`select user_id as id from users where kind = 'visitor'`)
  const [{ id: guestId } = { id: '' }] = guests
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'orders' and indexname <> 'orders_pkey'`,
  )
  // The gateway counts what is ordered together; here there is nothing to learn.
  await client.query(`update dishes_counted set counted_to = 'ffffffff-ffff-ffff-ffff-ffffffffffff'`)
  // Nobody else writes here, and the users of other orders need not exist.
  await client.query('set session_replication_role = replica')
  await client.query('alter table orders drop constraint orders_order_no_key')
  for (const { indexname } of indexes) await client.query(`drop index if exists ${indexname}`)
  for (let from = 0; from < size; from += batch) await client.query(FILL, [guestId, from + 1, Math.min(size, from + batch), every])
  for (const { indexdef } of indexes) await client.query(indexdef)
  await client.query('vacuum analyze orders')
  // Else what was filled is still being written while we read.
  await client.query('checkpoint')
  const { rows: ids } = await client.query<{ id: string }>('select order_id as id from orders where user_id = $1', [guestId])
  return ids.map(({ id }) => id)
}

const line = JSON.stringify([
  {
    uid: '31-pepperoni',
    pid: 'pepperoni',
    name: { tc: '辣肉腸薄餅', en: 'Pepperoni pizza' },
    choices: { tc: '9 吋', en: '9 inch' },
    picture: 'pepperoni',
    num: 1,
    unit: 9800,
    total: 9800,
  },
])
const price = JSON.stringify({ total: 9800, itemCount: 1, gifts: [], promotions: [] })

const FILL = `
insert into orders (order_id, user_id, client_order_id, body_hash, order_no, pickup_no, brand, store_id, order_type, state, seq, placed_at,
  eta_low, eta_high, make_minutes, travel_minutes, cutlery, lines, price, total, pay_method, age_declared, language)
select id, case when n % $4::bigint = 0 then $1::uuid
    else ('11111111-1111-4111-8111-' || lpad((n % 20000)::text, 12, '0'))::uuid end,
  id, '\\x00', 'B ' || n, 'A101', 31, '3101', (array[1, 2, 5])[n % 3 + 1], 'completed', 5, at, at, at, 10, 0, false,
  '${line}', '${price}', 9800, 'cash', false, 2
from (
  select n, ('0190' || lpad(to_hex(n), 28, '0'))::uuid as id, timestamptz '2020-01-01' + n * interval '1 second' as at
  from generate_series($2::bigint, $3::bigint) n
) rows`
