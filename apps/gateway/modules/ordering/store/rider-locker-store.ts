import type { Locker, RiderSeen } from '@harbour/protocol'
import type { Instant, OrderState } from '@harbour/rules'
import type { InferOutput } from 'valibot'
import type { AlsoWritten, Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { notifyOrderStep } from '../shared-sql/notify-order-step.ts'

/** The place at which a rider was last seen. */
export type RiderRecord = InferOutput<typeof RiderSeen>
/** The locker that an order was put into, and when. */
export type LockerRecord = InferOutput<typeof Locker> & { putAt: Instant }

type Filled = { orderId: string; state: OrderState; locker: LockerRecord }

export type RiderLockerStore = {
  /** Keeps where the rider of a shop's delivery is, and tells every process; false where the order is not on its way. */
  sawRider(ask: { orderId: string; storeId: string; rider: RiderRecord }): Promise<boolean>
  /** Keeps the locker of an order that is still in its state, as a step of its life; undefined where it is in that locker already. `also` is written with it. */
  putInLocker(filled: Filled, also: AlsoWritten): Promise<{ seq: number } | undefined>
}

/** Riders and lockers: all that is known of orders beside their steps. */
export function createRiderLockerStore(db: Database): RiderLockerStore {
  return {
    sawRider: async ({ orderId, storeId, rider }) => (await db.rows(SAW_RIDER, [orderId, storeId, JSON.stringify(rider)])).length > 0,
    putInLocker: ({ orderId, state, locker }, also) =>
      db.transaction(async (rows) => {
        const { putAt } = locker
        const values = { orderId, state, locker: JSON.stringify(locker), putAt: new Date(putAt), putAtMs: putAt }
        const [put] = await rows<{ seq: number }>(PUT_IN_LOCKER, values)
        if (put) await also(rows)
        return put
      }),
  }
}

const SAW_RIDER = statement(
  'on-the-way-saw-rider',
  `with seen as (
           update orders set rider = $3::jsonb
           where order_id = $1 and store_id = $2 and order_type = 2 and state in ('ready', 'delivering') returning order_id, rider
         )
         select pg_notify('rider_seen', order_id || ' ' || rider) is null as told from seen`,
)

const PUT_IN_LOCKER = statement(
  'on-the-way-put-in-locker',
  `with put as (
           update orders set locker = :locker::jsonb, seq = seq + 1
           where order_id = :orderId and state = :state and (locker is null or locker - 'putAt' <> :locker::jsonb - 'putAt') returning order_id, seq, store_id, order_type
         ), event as (
           insert into order_events (order_id, seq, state, at, actor, reason) select order_id, seq, :state, :putAt, 'shop', 'locker' from put
         )
         select seq, ${notifyOrderStep({ state: ':state', at: ':putAtMs' })} is null as told from put`,
)
