import { getUserOrders } from '@harbour/protocol'
import type pg from 'pg'
import { databaseOf, onDatabase } from './support/database.ts'
import { formHeaders, formOf, newGuest, type Guest } from './support/guest.ts'
import { load } from './support/load.ts'
import type { Result } from './support/results.ts'
import { startGateway, type Running } from './support/running.ts'

/** Ten million take some minutes and eight gigabytes to fill, so they are there when asked for. */
const sizes = [1000, 100_000, Number(process.env.HISTORY_ORDERS ?? 1_000_000)]
const own = { first: 500, most: 5000 }
const reads = 600
const rounds = 9
const batch = 250_000

type Table = { size: number; gateway: Running; guest: Guest; ownIds: string[]; measured: number[] }

/** Reads pages from anywhere in a member's history, at each size of the table; rounds alternate, so that what else the machine does meets all. */
export async function benchHistory(): Promise<Result[]> {
  const tables: Table[] = []
  try {
    for (const size of sizes) tables.push(await tableOf(size))
    for (let round = -1; round < rounds; round++)
      for (const table of tables) {
        const ms = await slowest(table)
        if (round >= 0) table.measured.push(ms)
      }
    const [smallest = 0] = tables.map(middle)
    return tables.map((table, at) => {
      const ratio = middle(table) / smallest
      const aim = at === 0 ? {} : { ratio, aim: 'less than 1.5 times the first', met: ratio < 1.5 }
      return { what: `a page at ${table.size.toLocaleString('en')} orders`, ours: `${middle(table).toFixed(2)} ms`, ...aim }
    })
  } finally {
    for (const { gateway } of tables) await gateway.stop()
  }
}

const middle = ({ measured }: Table) => measured.toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? 0

async function tableOf(size: number): Promise<Table> {
  const gateway = await startGateway()
  try {
    const guest = await newGuest(gateway.url)
    const ownIds = await onDatabase(databaseOf(gateway).url, (client) => fill(client, size))
    return { size, gateway, guest, ownIds, measured: [] }
  } catch (cause) {
    await gateway.stop()
    throw cause
  }
}

/** The 99th percentile of reading a page, in milliseconds. */
async function slowest({ gateway: { url }, guest, ownIds }: Table): Promise<number> {
  const [times, refused]: [number[], string[]] = [[], []]
  let begun = 0
  const body = () => {
    const after = ownIds[Math.floor(Math.random() * ownIds.length)]
    const form = formOf(getUserOrders, { after, limit: 20 }, guest)
    begun = performance.now()
    return form
  }
  const onAnswer = (_status: number, text: string) => {
    times.push(performance.now() - begun)
    if (!text.includes('"status":1')) refused.push(text)
  }
  const ask = { url: `${url}/api/Action?_name=${getUserOrders.name}`, method: 'POST' as const, headers: formHeaders, body }
  await load(ask, { times: reads, atOnce: 1, onAnswer })
  if (refused.length > 0) throw new Error(`${refused.length} pages were refused: ${refused[0]}`)
  return times.toSorted((a, b) => a - b)[Math.floor(reads * 0.99)] ?? 0
}

/**
 * Fills the table with orders of twenty thousand others around those of the one guest there is, and gives that guest's ids. Indexes are made
 * again afterwards, which is quicker.
 */
async function fill(client: pg.Client, size: number): Promise<string[]> {
  const { rows: guests } = await client.query<{ id: string }>(`select user_id as id from users where kind = 'visitor'`)
  const [{ id: guestId } = { id: '' }] = guests
  const every = Math.floor(size / (size > own.first * 10 ? own.most : own.first))
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
