import { orderTypes, type Instant, type OrderState, type OrderType } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import { hasCourier } from '../../couriers/shared-sql/has-courier.ts'
import { newDeliveryCode } from '../delivery-code.ts'
import { tellShop } from './tell-shop.ts'

export type NewTrip = { tripId: string; storeId: string; riderId: string; orderIds: readonly string[]; tokenHash: Buffer; at: Instant }

/** An order as the refusal of a trip names it. */
export type NamedOrder = { orderId: string; pickupNo: string | null; riderName?: string }

/** The trip as it was given out, whether it was there already, and its orders' pickup numbers; or why it was not, and because of which orders. */
export type Assigned =
  | { tripId: string; again: boolean; pickupNos: string[] }
  | { refused: 'ORDER_UNKNOWN' | 'ORDER_ASSIGNED' | 'NOT_TO_DELIVER'; orders: NamedOrder[] }

type LockedOrder = { orderId: string; pickupNo: string; orderType: OrderType; state: OrderState; carried: boolean }
type StopToCome = { orderId: string; tripId: string; riderId: string; riderName: string }

/**
 * Gives orders of a shop to a rider, in a transaction that has locked the rider. The orders are locked before their trips are read, so that of two tablets
 * that give out the same order the second sees what the first has done. The same stops of the same rider again are their trip, under the new link.
 */
export async function assignTrip(rows: Rows, trip: NewTrip): Promise<Assigned> {
  const { orderIds, storeId, tripId, riderId, tokenHash, at } = trip
  const found = await rows<LockedOrder>(LOCK_ORDERS, [orderIds, storeId])
  const byId = new Map(found.map((order) => [order.orderId, order]))
  const missing = orderIds.filter((orderId) => !byId.has(orderId))
  if (missing.length > 0) return { refused: 'ORDER_UNKNOWN', orders: missing.map((orderId) => ({ orderId, pickupNo: null })) }
  const pickupNos = orderIds.map((orderId) => byId.get(orderId)?.pickupNo ?? '')
  const taken = await rows<StopToCome>(STOPS_TO_COME, [orderIds])
  if (taken.length > 0) {
    const again = await sameTrip(rows, trip, taken)
    if (again === undefined) return { refused: 'ORDER_ASSIGNED', orders: taken.map((stop) => named(stop, byId)) }
    await rows(RELINK, [again, tokenHash, moment(at)])
    return { tripId: again, again: true, pickupNos }
  }
  const couriered = new Set((await rows<{ orderId: string }>(WITH_COURIER, [orderIds])).map(({ orderId }) => orderId))
  const wrong = found.filter((order) => !mayBeCarried(order) || couriered.has(order.orderId))
  if (wrong.length > 0) return { refused: 'NOT_TO_DELIVER', orders: wrong.map(({ orderId, pickupNo }) => ({ orderId, pickupNo })) }
  await rows(ADD_TRIP, { tripId, storeId, riderId, tokenHash, at: moment(at) })
  await rows(ADD_STOPS, [tripId, orderIds, orderIds.map(newDeliveryCode)])
  await tellShop(rows, orderIds, at)
  return { tripId, again: false, pickupNos }
}

const named = ({ orderId, riderName }: StopToCome, byId: ReadonlyMap<string, LockedOrder>): NamedOrder => ({
  orderId,
  pickupNo: byId.get(orderId)?.pickupNo ?? null,
  riderName,
})

/** A delivery that is being made or is ready; one that is on its way only where a trip has had it before, and it comes back or was taken off. */
function mayBeCarried({ orderType, state, carried }: LockedOrder): boolean {
  return orderType === orderTypes.delivery && (state === 'preparing' || state === 'ready' || (state === 'delivering' && carried))
}

/** The trip of this rider that has these orders, in this order, as all of its stops to come; undefined where there is none. */
async function sameTrip(rows: Rows, { riderId, orderIds }: NewTrip, taken: readonly StopToCome[]): Promise<string | undefined> {
  const [first] = taken
  if (!first || taken.some((stop) => stop.riderId !== riderId || stop.tripId !== first.tripId)) return undefined
  const stops = await rows<{ orderId: string }>(STOPS_OF_TRIP, [first.tripId])
  return stops.map(({ orderId }) => orderId).join() === orderIds.join() ? first.tripId : undefined
}

const LOCK_ORDERS = statement(
  'assign-trip-lock-orders',
  `select order_id as "orderId", pickup_no as "pickupNo", order_type as "orderType", state,
      exists (select from trip_stops s where s.order_id = orders.order_id) as carried
    from orders where order_id = any($1::uuid[]) and store_id = $2 and state <> 'paymentPending' order by order_id for no key update`,
)
const STOPS_TO_COME = statement(
  'assign-trip-stops-to-come',
  `select s.order_id as "orderId", t.trip_id as "tripId", t.rider_id as "riderId", r.name as "riderName"
    from trip_stops s join trips t using (trip_id) join riders r using (rider_id)
    where s.order_id = any($1::uuid[]) and s.outcome is null order by s.order_id`,
)
const WITH_COURIER = statement(
  'assign-trip-with-courier',
  `select o.order_id as "orderId" from orders o where o.order_id = any($1::uuid[]) and ${hasCourier('o.order_id')}`,
)
const STOPS_OF_TRIP = statement(
  'assign-trip-stops-of-trip',
  `select order_id as "orderId" from trip_stops join orders using (order_id)
    where trip_id = $1 and outcome is null and state not in ('completed', 'cancelled') order by stop`,
)
const RELINK = statement('assign-trip-relink', 'update trips set token_hash = $2, linked_at = $3 where trip_id = $1')
const ADD_TRIP = statement(
  'assign-trip-add',
  `insert into trips (trip_id, store_id, rider_id, token_hash, linked_at, assigned_at) values (:tripId, :storeId, :riderId, :tokenHash, :at, :at)`,
)
const ADD_STOPS = statement(
  'assign-trip-add-stops',
  `insert into trip_stops (trip_id, stop, order_id, code)
    select $1, stop, order_id, code from unnest($2::uuid[], $3::text[]) with ordinality as given (order_id, code, stop)`,
)
