import type { Instant, Minutes, ShopStateReason } from '@harbour/rules'
import type { Author } from './author.ts'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

/** The minutes longer that orders take at a shop, until when (null: until somebody says otherwise), and until when it takes none; an end that has passed is over. */
export type ShopPace = { storeId: string; busyMinutes: Minutes; busyUntil: Instant | null; pausedUntil: Instant | null }
/** The last word about that, of its till or of the staff. */
export type ShopState = ShopPace & { since: Instant; reason: ShopStateReason | null; note: string | null; staffName: string | null }

/** The same word about several shops at once. */
export type ShopStates = Omit<ShopState, 'storeId' | 'staffName'> & { storeIds: readonly string[] }

const columns = `store_id as "storeId", busy_minutes as "busyMinutes", busy_until as "busyUntil", paused_until as "pausedUntil", changed_at as since, reason, note, staff_name as "staffName"`
const READ = statement('shop-states-read', `select ${columns} from shop_states`)
const READ_OF = statement('shop-states-read-of', `select ${columns} from shop_states where store_id = any($1)`)
const WRITE = statement(
  'shop-states-write',
  `insert into shop_states (store_id, busy_minutes, busy_until, paused_until, changed_at, reason, note, staff_id, staff_name)
    select store_id, :busyMinutes, :busyUntil::timestamptz, :pausedUntil, :since, :reason, :note, :staffId, :staffName from unnest(:storeIds::text[]) as store_id
    on conflict (store_id) do update set busy_minutes = excluded.busy_minutes, busy_until = excluded.busy_until, paused_until = excluded.paused_until, changed_at = excluded.changed_at,
      reason = excluded.reason, note = excluded.note, staff_id = excluded.staff_id, staff_name = excluded.staff_name`,
)

export function readShopStates(rows: Rows): Promise<ShopState[]> {
  return rows<ShopState>(READ)
}

export function readShopStatesOf(rows: Rows, storeIds: readonly string[]): Promise<ShopState[]> {
  return rows<ShopState>(READ_OF, [storeIds])
}

export async function writeShopStates(rows: Rows, { since, busyUntil, pausedUntil, ...state }: ShopStates, by: Author): Promise<void> {
  await rows(WRITE, {
    ...state,
    ...by,
    since: moment(since),
    busyUntil: busyUntil && moment(busyUntil),
    pausedUntil: pausedUntil && moment(pausedUntil),
  })
}
