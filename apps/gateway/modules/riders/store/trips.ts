import type { OrderTrip, Rider, TripFailure } from '@harbour/protocol'
import type { Cents, Instant, OrderState, Point } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import { codeTries } from '../delivery-code.ts'
import { tellShop } from './tell-shop.ts'

/** A stop as it is kept: to come without an outcome. `state` is its order's. */
export type StopRecord = {
  orderId: string
  pickupNo: string
  state: OrderState
  outcome: 'delivered' | 'failed' | null
  reason: TripFailure | null
  cash: Cents | null
  /** The number of times that a wrong code may still be tried; 0 where there is none. */
  codeTries: number
}

/** A trip with its stops in their order, without those that were taken off it. */
export type TripRecord = {
  tripId: string
  storeId: string
  riderId: string
  riderName: string
  riderPhone: string | null
  vehicle: Rider['vehicle']
  linkedAt: Instant
  assignedAt: Instant
  startedAt: Instant | null
  endedAt: Instant | null
  lat: number | null
  lng: number | null
  seenAt: Instant | null
  stops: StopRecord[]
}

type Delivered = { tripId: string; orderId: string; proof: 'hand' | 'code' | 'photo'; cash: Cents | null; at: Instant }
type Failed = { tripId: string; orderId: string; reason: TripFailure; at: Instant }
type OrderTripRow = Omit<OrderTrip, 'place'> & { orderId: string; lat: number | null; lng: number | null; seenAt: Instant | null }

export type Trips = {
  /** The open trips of a shop, the oldest first; those whose stops are all done are ended first. */
  open(storeId: string, now: Instant): Promise<TripRecord[]>
  ofShop(tripId: string, storeId: string): Promise<TripRecord | undefined>
  /** The trip that a link's token opens, given out after `linkedSince`, and not ended before `endedSince`. */
  byToken(ask: { tokenHash: Buffer; linkedSince: Instant; endedSince: Instant }): Promise<TripRecord | undefined>
  /** The trips of these orders, by order: the one that has them as a stop to come, else the latest from which they come back. */
  ofOrders(orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderTrip>>
  /** Writes down that a trip has begun with these orders, once; false where it has, or they are its stops to come no more. */
  start(rows: Rows, begun: { tripId: string; orderIds: readonly string[]; at: Instant }): Promise<boolean>
  /** Keeps the place of a trip's rider, unless another was kept since then; false where it was not kept. */
  move(tripId: string, seen: Point & { at: Instant; unlessSince: Instant }): Promise<boolean>
  /** The code that the guest of an order on its way says to its rider; null where it is no stop to come. */
  codeOf(orderId: string): Promise<string | null>
  /** Tries a code at a stop to come, of which wrong ones are counted; `closed` where none is taken, or none any more. */
  tryCode(stop: { tripId: string; orderId: string; code: string }): Promise<'right' | 'wrong' | 'closed'>
  /** Writes down that a stop to come was delivered; false where it is none any more. A trip without stops to come ends. */
  deliver(rows: Rows, stop: Delivered): Promise<boolean>
  /** The same for one that comes back, of which the shop is told. */
  fail(rows: Rows, stop: Failed): Promise<boolean>
  /** Takes an order off its trips, as a stop to come or one that comes back; gives the riders' names, and tells the shop. */
  remove(rows: Rows, orderId: string, at: Instant): Promise<{ tripId: string; riderName: string }[]>
  /** Ends the trips that have no stop to come any more, by whoever ended their orders. */
  endDone(now: Instant): Promise<void>
}

const columns = `trip_id as "tripId", t.store_id as "storeId", t.rider_id as "riderId", r.name as "riderName", r.phone as "riderPhone", r.vehicle,
  linked_at as "linkedAt", assigned_at as "assignedAt", started_at as "startedAt", ended_at as "endedAt", lat, lng, seen_at as "seenAt",
  (select coalesce(json_agg(json_build_object('orderId', s.order_id, 'pickupNo', o.pickup_no, 'state', o.state, 'outcome', s.outcome, 'reason', s.reason,
      'cash', s.cash, 'codeTries', case when s.code is null then 0 else greatest(0, ${codeTries} - s.code_tries) end) order by s.stop), '[]')
    from trip_stops s join orders o using (order_id) where s.trip_id = t.trip_id and s.outcome is distinct from 'removed') as stops`
const trips = 'trips t join riders r using (rider_id)'

const OPEN = statement(
  'trips-open',
  `select ${columns} from ${trips} where t.store_id = $1 and ended_at is null order by assigned_at, trip_id`,
)
const OF_SHOP = statement('trips-of-shop', `select ${columns} from ${trips} where trip_id = $1 and t.store_id = $2`)
const BY_TOKEN = statement(
  'trips-by-token',
  `select ${columns} from ${trips} where token_hash = $1 and linked_at > $2 and (ended_at is null or ended_at > $3)`,
)
const OF_ORDERS = statement(
  'trips-of-orders',
  `select distinct on (s.order_id) s.order_id as "orderId", t.trip_id as "tripId", t.rider_id as "riderId", r.name as "riderName",
      count(*) filter (where other.stop <= s.stop)::int as stop, count(*)::int as stops, lat, lng, seen_at as "seenAt", s.reason as failed
    from trip_stops s join trips t using (trip_id) join riders r using (rider_id) join trip_stops other using (trip_id)
    where s.order_id = any($1::uuid[]) and (s.outcome is null or s.outcome = 'failed') and other.outcome is distinct from 'removed'
    group by s.order_id, s.trip_id, s.stop, t.trip_id, r.rider_id
    order by s.order_id, s.outcome is null desc, t.assigned_at desc, t.trip_id`,
)
const START = statement(
  'trips-start',
  `update trips set started_at = $3 where trip_id = $1 and started_at is null and ended_at is null
      and not exists (select from unnest($2::uuid[]) as handed (order_id)
        where not exists (select from trip_stops s where s.trip_id = $1 and s.order_id = handed.order_id and s.outcome is null))
    returning true as started`,
)
const MOVE = statement(
  'trips-move',
  `update trips set lat = :lat, lng = :lng, seen_at = :at
    where trip_id = :tripId and ended_at is null and (seen_at is null or seen_at <= :unlessSince) returning true as kept`,
)
const CODE_OF = statement('trips-code-of', 'select code from trip_stops where order_id = $1 and outcome is null')
const TRY_CODE = statement(
  'trips-try-code',
  `update trip_stops set code_tries = code_tries + case when code = $3 then 0 else 1 end
    where trip_id = $1 and order_id = $2 and outcome is null and code is not null and code_tries < $4::int returning code = $3 as right`,
)
const DELIVER = statement(
  'trips-deliver',
  `update trip_stops set outcome = 'delivered', proof = :proof, cash = :cash, at = :at
    where trip_id = :tripId and order_id = :orderId and outcome is null returning true as done`,
)
const FAIL = statement(
  'trips-fail',
  `update trip_stops set outcome = 'failed', reason = $3, at = $4 where trip_id = $1 and order_id = $2 and outcome is null returning true as done`,
)
const REMOVE = statement(
  'trips-remove',
  `update trip_stops s set outcome = 'removed', reason = null, at = $2 from trips t join riders r using (rider_id)
    where s.order_id = $1 and s.trip_id = t.trip_id and (s.outcome is null or s.outcome = 'failed')
    returning t.trip_id as "tripId", r.name as "riderName"`,
)

const ending = `update trips t set ended_at = $1, lat = null, lng = null, seen_at = null
  where ended_at is null and not exists (
    select from trip_stops s join orders o using (order_id)
    where s.trip_id = t.trip_id and s.outcome is null and o.state not in ('completed', 'cancelled')
  )`
const END_DONE = statement('trips-end-done', ending)
const END_DONE_OF_SHOP = statement('trips-end-done-of-shop', `${ending} and t.store_id = $2`)
const END_IF_DONE = statement('trips-end-if-done', `${ending} and t.trip_id = any($2::uuid[])`)

/** The trips of the shops' riders; who gives them out is `assignTrip`. */
export function createTrips(db: Database): Trips {
  const endIfDone = (rows: Rows, tripIds: readonly string[], at: Instant) => rows(END_IF_DONE, [moment(at), tripIds])
  const one = async (found: Promise<TripRecord[]>) => (await found)[0]
  return {
    async open(storeId, now) {
      await db.rows(END_DONE_OF_SHOP, [moment(now), storeId])
      return db.rows<TripRecord>(OPEN, [storeId])
    },
    ofShop: (tripId, storeId) => one(db.rows<TripRecord>(OF_SHOP, [tripId, storeId])),
    byToken: ({ tokenHash, linkedSince, endedSince }) =>
      one(db.rows<TripRecord>(BY_TOKEN, [tokenHash, moment(linkedSince), moment(endedSince)])),
    async ofOrders(orderIds) {
      const found = await db.rows<OrderTripRow>(OF_ORDERS, [orderIds])
      return new Map(found.map(({ orderId, lat, lng, seenAt, ...trip }) => [orderId, { ...trip, place: placeOf({ lat, lng, seenAt }) }]))
    },
    start: async (rows, { tripId, orderIds, at }) => (await rows(START, [tripId, orderIds, moment(at)])).length > 0,
    move: async (tripId, { lat, lng, at, unlessSince }) =>
      (await db.rows(MOVE, { tripId, lat, lng, at: moment(at), unlessSince: moment(unlessSince) })).length > 0,
    codeOf: async (orderId) => (await db.rows<{ code: string | null }>(CODE_OF, [orderId]))[0]?.code ?? null,
    async tryCode({ tripId, orderId, code }) {
      const [tried] = await db.rows<{ right: boolean }>(TRY_CODE, [tripId, orderId, code, codeTries])
      return tried === undefined ? 'closed' : tried.right ? 'right' : 'wrong'
    },
    async deliver(rows, { at, ...stop }) {
      const [done] = await rows(DELIVER, { ...stop, at: moment(at) })
      await endIfDone(rows, [stop.tripId], at)
      return done !== undefined
    },
    async fail(rows, { tripId, orderId, reason, at }) {
      const [done] = await rows(FAIL, [tripId, orderId, reason, moment(at)])
      if (done) await tellShop(rows, [orderId], at)
      await endIfDone(rows, [tripId], at)
      return done !== undefined
    },
    async remove(rows, orderId, at) {
      const removed = await rows<{ tripId: string; riderName: string }>(REMOVE, [orderId, moment(at)])
      if (removed.length > 0) await tellShop(rows, [orderId], at)
      await endIfDone(
        rows,
        removed.map(({ tripId }) => tripId),
        at,
      )
      return removed
    },
    endDone: async (now) => void (await db.rows(END_DONE, [moment(now)])),
  }
}

/** The place at which a rider was last seen; null where they were not. */
export function placeOf({ lat, lng, seenAt }: Pick<TripRecord, 'lat' | 'lng' | 'seenAt'>): OrderTrip['place'] {
  return lat === null || lng === null || seenAt === null ? null : { lat, lng, at: seenAt }
}
