import type { Instant } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

export type StaffPins = {
  /** The hash of somebody's PIN; undefined where they have none. */
  hashOf(staffId: string): Promise<string | undefined>
  /** The people who have a PIN. */
  holders(): Promise<Set<string>>
  keep(rows: Rows, pin: { staffId: string; pinHash: string; at: Instant }): Promise<void>
  /** Says whether this is the hash of somebody's PIN still, and keeps it so until the transaction ends. */
  hold(rows: Rows, staffId: string, pinHash: string): Promise<boolean>
  remove(rows: Rows, staffId: string): Promise<void>
}

const HASH_OF = statement('staff-pins-hash-of', 'select pin_hash as "pinHash" from staff_pins where staff_id = $1')
const HOLDERS = statement('staff-pins-holders', 'select staff_id as "staffId" from staff_pins')
const KEEP = statement(
  'staff-pins-keep',
  `insert into staff_pins (staff_id, pin_hash, set_at) values ($1, $2, $3)
    on conflict (staff_id) do update set pin_hash = excluded.pin_hash, set_at = excluded.set_at`,
)
const HOLD = statement('staff-pins-hold', 'select true as held from staff_pins where staff_id = $1 and pin_hash = $2 for share')
const REMOVE = statement('staff-pins-remove', 'delete from staff_pins where staff_id = $1')

export function createStaffPins(db: Database): StaffPins {
  return {
    hashOf: async (staffId) => (await db.rows<{ pinHash: string }>(HASH_OF, [staffId]))[0]?.pinHash,
    holders: async () => new Set((await db.rows<{ staffId: string }>(HOLDERS)).map(({ staffId }) => staffId)),
    async keep(rows, { staffId, pinHash, at }) {
      await rows(KEEP, [staffId, pinHash, moment(at)])
    },
    hold: async (rows, staffId, pinHash) => (await rows(HOLD, [staffId, pinHash])).length > 0,
    async remove(rows, staffId) {
      await rows(REMOVE, [staffId])
    },
  }
}
