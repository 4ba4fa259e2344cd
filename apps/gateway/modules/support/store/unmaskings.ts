import type { Instant } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

type Whose = { staffId: string; orderId: string }

export type Unmaskings = {
  /** Removes those that are over: who saw whom, and why, stands in the audit. */
  forget(now: Instant): Promise<void>
  /** Lets somebody see the guest of an order until then. */
  unmask(rows: Rows, of: Whose & { until: Instant }): Promise<void>
  /** The end of what somebody may see of these orders' guests at this moment, by order. */
  of(staffId: string, ask: { orderIds: readonly string[]; now: Instant }): Promise<ReadonlyMap<string, Instant>>
}

const UNMASK = statement(
  'unmaskings-unmask',
  `insert into guest_unmaskings (staff_id, order_id, until) values ($1, $2, $3) on conflict (staff_id, order_id) do update set until = excluded.until`,
)
const OF = statement(
  'unmaskings-of',
  `select order_id as "orderId", until from guest_unmaskings where staff_id = $1 and order_id = any($2::uuid[]) and until > $3`,
)

const FORGET = statement('unmaskings-forget', 'delete from guest_unmaskings where until <= $1')

export function createUnmaskings(db: Database): Unmaskings {
  return {
    forget: async (now) => void (await db.rows(FORGET, [moment(now)])),
    unmask: async (rows, { staffId, orderId, until }) => void (await rows(UNMASK, [staffId, orderId, moment(until)])),
    async of(staffId, { orderIds, now }) {
      const rows = await db.rows<{ orderId: string; until: Instant }>(OF, [staffId, orderIds, moment(now)])
      return new Map(rows.map(({ orderId, until }) => [orderId, until]))
    },
  }
}
