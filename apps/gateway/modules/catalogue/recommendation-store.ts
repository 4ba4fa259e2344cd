import type { Brand } from '@harbour/rules'
import type { Database } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

/** The dishes that guests order together, counted from orders without saying whose. */
export type Recommendations = {
  /** The dishes, by pid, that most often came with some others, the best first; those that came together too seldom to say so are left out. */
  besides(brand: Brand, pids: readonly string[]): Promise<string[]>
  /** Counts the orders that have come in since the last counting; gives how many. */
  count(options?: { settled?: number }): Promise<number>
}

/** Fewer orders than this with both dishes show no habit. */
const leastTogether = 3
/** An order's id tells when it was begun; it is written within the 15 seconds that a statement may take. */
const minute = 60_000
const batch = 500

export function createRecommendations(db: Database): Recommendations {
  return {
    async besides(brand, pids) {
      const rows = await db.rows<{ pid: string }>(BESIDES, [brand, pids, leastTogether])
      return rows.map(({ pid }) => pid)
    },
    async count({ settled = minute } = {}) {
      const before = firstIdAt(Date.now() - settled) // ids tell the machine's time, whatever the gateway's clock has been set to
      let counted = 0
      for (;;) {
        const [{ orders } = { orders: 0 }] = await db.rows<{ orders: number }>(COUNT, [before, batch])
        counted += orders
        if (orders < batch) return counted
      }
    },
  }
}

/** The least UUID of version 7 that was made at a time, in epoch milliseconds. */
function firstIdAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** The part of the orders with one of the dishes that had the other too, added up over the dishes of the cart. */
const BESIDES = statement(
  'recommendations-besides',
  `select both_of.other as pid
         from dishes_together both_of join dishes_together alone on alone.brand = both_of.brand and alone.pid = both_of.pid and alone.other = both_of.pid
         where both_of.brand = $1 and both_of.pid = any($2) and both_of.other <> all($2) and both_of.orders >= $3
         group by both_of.other order by sum(both_of.orders::float8 / alone.orders) desc, both_of.other limit 40`,
)

/** One gateway at a time counts a batch and moves the mark, which is one value, so that no order before it is read; a cancelled order says nothing, nor does what was given free. */
const COUNT = statement(
  'recommendations-count',
  `with mark as (
           select counted_to from dishes_counted for update
         ), batch as (
           select order_id, brand, state, array(
             select distinct line ->> 'pid' from jsonb_array_elements(lines) line where not coalesce((line ->> 'gift')::boolean, false)
           ) as pids
           from orders where order_id > (select counted_to from mark) and order_id < $1::uuid order by order_id limit $2
         ), pairs as (
           select brand, pid, other, count(*)::int as orders from batch, unnest(pids) pid, unnest(pids) other
           where state <> 'cancelled' group by brand, pid, other
         ), counted as (
           insert into dishes_together as known (brand, pid, other, orders) select brand, pid, other, orders from pairs
           on conflict (brand, pid, other) do update set orders = known.orders + excluded.orders
         ), moved as (
           update dishes_counted set counted_to = (select order_id from batch order by order_id desc limit 1) where exists (select from batch)
         )
         select count(*)::int as orders from batch`,
)
