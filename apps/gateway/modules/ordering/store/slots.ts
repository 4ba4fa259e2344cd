import type { Instant, Minutes } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { moment } from '../../../platform/database/moment.ts'

export type Slots = {
  /** The making that orders have reserved in a shop's slots of a stretch of time, by the slots' starts. */
  reserved(storeId: string, span: { from: Instant; to: Instant }): Promise<Map<Instant, Minutes>>
  /** Forgets the slots that began before a moment; orders keep theirs. */
  forget(before: Instant): Promise<void>
}

const RESERVED = statement('slots-reserved', 'select start, reserved from slots where store_id = $1 and start >= $2 and start < $3')
const FORGET = statement('slots-forget', 'delete from slots where start < $1')

/** The minutes that preorders have reserved, written by the statements of orders alone. */
export function createSlots(db: Database): Slots {
  return {
    async reserved(storeId, { from, to }) {
      const rows = await db.rows<{ start: Instant; reserved: Minutes }>(RESERVED, [storeId, moment(from), moment(to)])
      return new Map(rows.map(({ start, reserved }) => [start, reserved]))
    },
    async forget(before) {
      await db.rows(FORGET, [moment(before)])
    },
  }
}
