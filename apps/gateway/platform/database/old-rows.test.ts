import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { createTestDatabase } from '../../testing/database.ts'

const folder = new URL('./migrations/', import.meta.url)
const names = readdirSync(folder).toSorted()
/** The last migration of the gateway that wrote the old rows. */
const old = '026-quotas.sql'
const database = await createTestDatabase({ name: 'old', fill: migratedToOld })
const db = openDatabase(database.url)
afterAll(async () => {
  await db.stop()
  await database.drop()
})

test('rows that an older gateway wrote are migrated with what they say', async () => {
  await run(db, oldRows)
  expect(await migrate(db)).toEqual(names.filter((name) => name > old))
  const payments = await db.rows({ name: '', text: 'select state, booked, page is not null as page from payments order by provider' })
  expect(payments).toEqual([
    { state: 'creating', booked: null, page: true },
    { state: 'open', booked: null, page: true },
    { state: 'held', booked: 'sale', page: false },
    { state: 'captured', booked: 'late', page: false },
    { state: 'failed', booked: null, page: false },
    { state: 'released', booked: 'sale', page: false },
    { state: 'mismatched', booked: 'mismatched', page: false },
  ])
  const holds = await db.rows<{ state: string }>({ name: '', text: 'select state from voucher_holds order by use' })
  expect(holds.map(({ state }) => state)).toEqual(['creating', 'held', 'releasing', 'committed', 'reversing'])
})

test('an order that is over has no rider, however it ended; one on its way keeps its own', async () => {
  const order = await db.rows<{ state: string }>({ name: '', text: 'select state from orders where rider is not null' })
  expect(order).toEqual([{ state: 'delivering' }])
})

test('an old word is written no more, and one payment of an order at most is under way', async () => {
  const write = (state: string) => run(db, `update payments set state = '${state}', order_id = '${order}' where provider in ('p1', 'p2')`)
  await expect(write('asking')).rejects.toThrow('payments_state_check')
  await expect(write('creating')).rejects.toThrow('payments_live')
})

const order = '00000000-0000-4000-8000-000000000001'

/** Payments, orders of riders and holds in each of their states, of orders and guests that are not asked for. */
const oldRows = `
  set local session_replication_role = replica;
  insert into payments (payment_id, order_id, provider, method, amount, currency, state, booked, page, begun_at, ends_at, try_at)
    select gen_random_uuid(), gen_random_uuid(), 'p' || at, 'card', 8900, 'HKD', state, booked, 'https://pay.example', now(), now(), now()
    from (values (1, 'asking', null), (2, 'open', null), (3, 'held', 'sale'), (4, 'taken', 'late'), (5, 'failed', null), (6, 'letGo', 'sale'),
      (7, 'strange', 'strange')) as row (at, state, booked);
  insert into orders (order_id, user_id, client_order_id, body_hash, order_no, pickup_no, brand, store_id, order_type, state, seq, placed_at, eta_low, eta_high,
      make_minutes, travel_minutes, cutlery, lines, price, total, pay_method, age_declared, language, rider)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '', state, '1', 31, '3101', 2, state, 5, now(), now(), now(),
      10, 10, false, '[]', '{}', 8900, 'cash', false, 1, '{"name": "A rider"}'
    from unnest(array['delivering', 'completed', 'cancelled']) as state;
  insert into voucher_holds (voucher_code, use, brand, user_id, client_order_id, fence, state, held_until, told, try_at)
    select 'CODE', use, 31, gen_random_uuid(), gen_random_uuid(), use, state, now(), false, now()
    from unnest(array['asking', 'held', 'freeing', 'committed', 'reversing']) with ordinality as row (state, use);
`

async function migratedToOld(url: string): Promise<void> {
  const db = openDatabase(url)
  await run(db, 'create table migrations (name text primary key, applied_at timestamptz not null default now())')
  for (const name of names.filter((name) => name <= old))
    await run(db, `${readFileSync(new URL(name, folder), 'utf8')}; insert into migrations (name) values ('${name}')`)
  await db.stop()
}

/** Several statements at once, in one transaction. */
async function run(on: Database, text: string): Promise<void> {
  await on.transaction(async (rows) => void (await rows({ name: '', text })))
}
