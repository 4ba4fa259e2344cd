import type { Instant, Minutes } from '@harbour/rules'
import { notifyCatalogue } from './notify-catalogue.ts'
import type { Database, Rows } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/moment.ts'
import { statement } from '../../platform/database/statement.ts'

/** A till's word about its shop; a pause that has passed is none. */
export type ShopState = { storeId: string; busyMinutes: Minutes; pausedUntil: Instant | null }

const READ = statement(
  'shop-states-read',
  'select store_id as "storeId", busy_minutes as "busyMinutes", paused_until as "pausedUntil" from shop_states',
)
const WRITE = statement(
  'shop-states-write',
  `with changed as (
      insert into shop_states (store_id, busy_minutes, paused_until) values ($1, $2, $3)
      on conflict (store_id) do update set busy_minutes = excluded.busy_minutes, paused_until = excluded.paused_until, changed_at = now()
        where (shop_states.busy_minutes, shop_states.paused_until) is distinct from (excluded.busy_minutes, excluded.paused_until)
      returning store_id
    )
    select ${notifyCatalogue('store_id')} from changed`,
)

export function readShopStates(db: Database): Promise<ShopState[]> {
  return db.rows(READ)
}

/** Keeps what a till says of its shop, and tells every process if that is news. */
export async function writeShopState(rows: Rows, { storeId, busyMinutes, pausedUntil }: ShopState): Promise<void> {
  await rows(WRITE, [storeId, busyMinutes, pausedUntil === null ? null : moment(pausedUntil)])
}
