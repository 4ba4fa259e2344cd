import type pg from 'pg'
import { fillOrders } from './fill-orders.ts'

export const grownTo = { orders: 1_000_000, members: 200_000, holds: 100_000 }

/** Fills the tables as a chain does that has been at it for long, and lets the database look at them. */
export async function grow(client: pg.Client): Promise<void> {
  await fillOrders(client, { size: grownTo.orders, every: grownTo.orders })
  await client.query(
    `insert into users (user_id, kind, phone, created_at)
       select gen_random_uuid(), 'member', '852' || (30000000 + n), now() from generate_series(1, $1::int) n`,
    [grownTo.members],
  )
  await client.query(
    `insert into voucher_holds (voucher_code, use, brand, user_id, client_order_id, fence, state, held_until, told, try_at)
       select 'HELD' || n, 1, 31, user_id, gen_random_uuid(), nextval('voucher_fences'), 'held', now() + interval '1 day', true, now()
       from (select user_id, row_number() over () as n from users limit $1::int) chosen`,
    [grownTo.holds],
  )
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}
