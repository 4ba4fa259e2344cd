import type { Rider } from '@harbour/protocol'
import { cents, type Cents, type Instant } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

/** A rider of a shop; one who has left is not `active` any more, and has no phone. */
export type RiderRecord = {
  riderId: string
  storeId: string
  name: string
  phone: string | null
  vehicle: Rider['vehicle']
  active: boolean
}

export type Riders = {
  /** The riders of a shop, by name, with the cash in cents that each has collected and not handed in. */
  list(storeId: string): Promise<(RiderRecord & { cash: Cents })[]>
  /** A rider, whatever their shop, for as long as the transaction takes theirs alone; undefined where there is none. */
  lock(rows: Rows, riderId: string): Promise<RiderRecord | undefined>
  count(rows: Rows, storeId: string): Promise<number>
  /** Keeps a rider; false where another shop has one of that id. */
  save(rows: Rows, rider: RiderRecord): Promise<boolean>
  /** The cash, in cents, that a rider carries. */
  cash(rows: Rows, riderId: string): Promise<Cents>
  /** Writes down that the shop has it. */
  takeCash(rows: Rows, riderId: string, at: Instant): Promise<void>
  /** Says whether a rider has a trip with stops to come. */
  hasTrip(rows: Rows, riderId: string): Promise<boolean>
}

const columns = `rider_id as "riderId", store_id as "storeId", name, phone, vehicle, active`
const carried = (riderId: string) => `(
    select coalesce(sum(cash), 0)::bigint from trips join trip_stops s using (trip_id)
    where trips.rider_id = ${riderId} and cash > 0 and cash_taken_at is null
  )`

const LIST = statement(
  'riders-list',
  `select ${columns}, ${carried('riders.rider_id')} as cash from riders where store_id = $1 and active order by name, rider_id`,
)
const LOCK = statement('riders-lock', `select ${columns} from riders where rider_id = $1 for no key update`)
const COUNT = statement('riders-count', 'select count(*)::int as count from riders where store_id = $1 and active')
const SAVE = statement(
  'riders-save',
  `insert into riders (rider_id, store_id, name, phone, vehicle, active) values (:riderId, :storeId, :name, :phone, :vehicle, :active)
    on conflict (rider_id) do update set name = excluded.name, phone = excluded.phone, vehicle = excluded.vehicle, active = excluded.active
      where riders.store_id = excluded.store_id
    returning true as saved`,
)
const CASH = statement('riders-cash', `select ${carried('$1::uuid')} as cash`)
const TAKE_CASH = statement(
  'riders-take-cash',
  `update trip_stops s set cash_taken_at = $2 from trips
    where trips.rider_id = $1 and s.trip_id = trips.trip_id and cash > 0 and cash_taken_at is null`,
)
const HAS_TRIP = statement('riders-has-trip', 'select true as busy from trips where rider_id = $1 and ended_at is null limit 1')

/** The riders of the shops. */
export function createRiders(db: Database): Riders {
  return {
    list: (storeId) => db.rows<RiderRecord & { cash: Cents }>(LIST, [storeId]),
    lock: async (rows, riderId) => (await rows<RiderRecord>(LOCK, [riderId]))[0],
    count: async (rows, storeId) => (await rows<{ count: number }>(COUNT, [storeId]))[0]?.count ?? 0,
    save: async (rows, rider) => (await rows(SAVE, rider)).length > 0,
    cash: async (rows, riderId) => (await rows<{ cash: Cents }>(CASH, [riderId]))[0]?.cash ?? cents(0),
    takeCash: async (rows, riderId, at) => void (await rows(TAKE_CASH, [riderId, moment(at)])),
    hasTrip: async (rows, riderId) => (await rows(HAS_TRIP, [riderId])).length > 0,
  }
}
