import type { Minutes } from '@harbour/rules'
import type { Database } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

/** The minutes that a new order waits before a shop begins to make it. Preorders wait for their time and keep nobody else waiting until then. */
export type Queues = { minutes(storeId: string): Promise<Minutes> }

const QUEUES = statement(
  'queues',
  `select store_id as "storeId", sum(make_minutes)::integer as work from orders
    where state not in ('completed', 'cancelled') and state in ('placed', 'accepted', 'preparing')
      and (state = 'preparing' or fire_at is null)
    group by store_id`,
)

/** A kitchen has so many pairs of hands, each on an order of its own. */
const ordersAtOnce = 4

/** The queues of all shops, read together and kept for `freshFor` milliseconds: a list of shops costs one query, a rush of guests no more. */
export function openQueues(db: Database, { freshFor = 2000 }: { freshFor?: number } = {}): Queues {
  let readAt = -Infinity
  let queues = Promise.resolve(new Map<string, Minutes>())
  return {
    async minutes(storeId) {
      if (performance.now() - readAt >= freshFor) {
        readAt = performance.now()
        queues = read(db)
        queues.catch(() => (readAt = -Infinity)) // the caller hears of it; the next one asks again
      }
      return (await queues).get(storeId) ?? 0
    },
  }
}

async function read(db: Database): Promise<Map<string, Minutes>> {
  const rows = await db.rows<{ storeId: string; work: number }>(QUEUES)
  return new Map(rows.map(({ storeId, work }) => [storeId, Math.floor(work / ordersAtOnce)]))
}
