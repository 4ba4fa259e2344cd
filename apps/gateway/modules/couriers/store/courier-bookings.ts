import { liveCourierStates } from '@harbour/protocol'
import { orderTypes, type Instant, type OrderState, type OrderType } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import { anyDue } from '../../../platform/workers/worker.ts'
import { notifyOrderStep } from '../../ordering/shared-sql/notify-order-step.ts'
import { isStopToCome } from '../../riders/shared-sql/is-stop-to-come.ts'
import type { BookingRecord } from '../booking.ts'
import type { CompanyBooking } from '../courier-company.ts'

export type NewBooking = Pick<
  BookingRecord,
  'bookingId' | 'orderId' | 'storeId' | 'company' | 'market' | 'price' | 'askedAt' | 'quotedUntil'
>

/** The outcome of beginning: begun, there already, or why not. */
export type Begun = { begun: BookingRecord } | { live: BookingRecord } | { refused: 'NOT_FOR_COURIER' | 'ORDER_ASSIGNED' }

export type CourierBookings = {
  /** Writes a booking down before its company is asked, once an order: of two who begin, the second is given what the first has begun. */
  begin(rows: Rows, booking: NewBooking): Promise<Begun>
  /** Keeps what the company says of a booking that has not ended, is asked again then, and tells the shop where it changed; gives it as it is. */
  saw(ask: { bookingId: string; seen: CompanyBooking; at: Instant; again: Instant }): Promise<BookingRecord | undefined>
  /** Ends a live booking that the company has refused, or that somebody has cancelled or given up; undefined where it had ended, or has got a `ref` though it was to have none. */
  end(rows: Rows, ask: { bookingId: string; state: 'refused' | 'cancelled' | 'givenUp'; at: Instant }): Promise<BookingRecord | undefined>
  /** The company did not answer: again then. */
  again(bookingId: string, at: Instant): Promise<void>
  one(bookingId: string): Promise<BookingRecord | undefined>
  ofCompany(company: string, ref: string): Promise<BookingRecord | undefined>
  /** The latest booking of each of these orders. */
  ofOrders(orderIds: readonly string[]): Promise<ReadonlyMap<string, BookingRecord>>
  /** Claims some whose company is to be asked, until then, so that no two processes do the same at once. */
  claim(ask: { now: Instant; until: Instant; most: number }): Promise<(BookingRecord & { tries: number })[]>
}

const columns = `booking_id as "bookingId", order_id as "orderId", store_id as "storeId", company, market, ref, state, price, track_url as "trackUrl",
  rider_name as "riderName", rider_phone as "riderPhone", asked_at as "askedAt", quoted_until as "quotedUntil", ended_at as "endedAt"`

const LOCK_ORDER = statement(
  'courier-bookings-lock-order',
  'select order_type as "orderType", state from orders where order_id = $1 and store_id = $2 for no key update',
)
const LIVE = statement('courier-bookings-live', `select ${columns} from courier_bookings where order_id = $1 and ended_at is null`)
const ON_TRIP = statement('courier-bookings-on-trip', `select ${isStopToCome('$1::uuid')} as "onTrip"`)
const BEGIN = statement(
  'courier-bookings-begin',
  `insert into courier_bookings (booking_id, order_id, store_id, company, market, state, price, asked_at, quoted_until)
    values (:bookingId, :orderId, :storeId, :company, :market, 'unclear', :price, :askedAt, :quotedUntil) returning ${columns}`,
)
const LOCK = statement('courier-bookings-lock', `select ${columns} from courier_bookings where booking_id = $1 for update`)
const SAW = statement(
  'courier-bookings-saw',
  `update courier_bookings set ref = :ref, state = :state, price = :price, track_url = :trackUrl, rider_name = :riderName, rider_phone = :riderPhone,
      ended_at = :endedAt, try_at = :tryAt, tries = 0
    where booking_id = :bookingId and ended_at is null and (ref is null or ref = :ref) returning ${columns}`,
)
const END = statement(
  'courier-bookings-end',
  `update courier_bookings set state = $2, ended_at = $3, try_at = null, rider_name = null, rider_phone = null
    where booking_id = $1 and ended_at is null and (ref is null or $2 = 'cancelled') returning ${columns}`,
)
const AGAIN = statement('courier-bookings-again', 'update courier_bookings set try_at = $2 where booking_id = $1 and ended_at is null')
const ONE = statement('courier-bookings-one', `select ${columns} from courier_bookings where booking_id = $1`)
const OF_COMPANY = statement('courier-bookings-of-company', `select ${columns} from courier_bookings where company = $1 and ref = $2`)
const OF_ORDERS = statement(
  'courier-bookings-of-orders',
  `select distinct on (order_id) ${columns} from courier_bookings where order_id = any($1::uuid[])
    order by order_id, ended_at is null desc, asked_at desc, booking_id desc`,
)
const TELL = statement('courier-bookings-tell', `select ${notifyOrderStep({ at: '$2' })} is null as told from orders where order_id = $1`)

const due = 'try_at <= $1'
/** The condition, at the moment `$1`, that a company is to be asked about a booking. */
export const bookingsDue = anyDue(`courier_bookings where ${due}`, 'try_at')

const CLAIM = statement(
  'courier-bookings-claim',
  `with due as (select booking_id as id from courier_bookings where ${due} order by try_at limit $3 for update skip locked)
    update courier_bookings set try_at = $2, tries = tries + 1 from due where booking_id = due.id returning ${columns}, tries`,
)

const beingMade: readonly OrderState[] = ['preparing', 'ready']

/** The bookings of couriers, and whether their orders may have one. */
export function createCourierBookings(db: Database): CourierBookings {
  const one = async (found: Promise<BookingRecord[]>) => (await found)[0]
  return {
    async begin(rows, booking) {
      const { orderId, storeId } = booking
      const [order] = await rows<{ orderType: OrderType; state: OrderState }>(LOCK_ORDER, [orderId, storeId])
      const [live] = await rows<BookingRecord>(LIVE, [orderId])
      if (live) return { live }
      if (!order || order.orderType !== orderTypes.delivery || !beingMade.includes(order.state)) return { refused: 'NOT_FOR_COURIER' }
      const [trip] = await rows<{ onTrip: boolean }>(ON_TRIP, [orderId])
      if (trip?.onTrip) return { refused: 'ORDER_ASSIGNED' }
      const times = { askedAt: moment(booking.askedAt), quotedUntil: moment(booking.quotedUntil) }
      const [begun] = await rows<BookingRecord>(BEGIN, { ...booking, ...times })
      if (!begun) throw new Error('a booking that was written is not there')
      await rows(TELL, [orderId, booking.askedAt])
      return { begun }
    },
    saw: ({ bookingId, seen, at, again }) =>
      db.transaction(async (rows) => {
        const [before] = await rows<BookingRecord>(LOCK, [bookingId])
        const [after] = await rows<BookingRecord>(SAW, { bookingId, ...written(seen, { at, again }) })
        if (after && isOther(before, after)) await rows(TELL, [after.orderId, at])
        return after ?? before
      }),
    async end(rows, { bookingId, state, at }) {
      const [ended] = await rows<BookingRecord>(END, [bookingId, state, moment(at)])
      if (ended) await rows(TELL, [ended.orderId, at])
      return ended
    },
    again: async (bookingId, at) => void (await db.rows(AGAIN, [bookingId, moment(at)])),
    one: (bookingId) => one(db.rows<BookingRecord>(ONE, [bookingId])),
    ofCompany: (company, ref) => one(db.rows<BookingRecord>(OF_COMPANY, [company, ref])),
    async ofOrders(orderIds) {
      if (orderIds.length === 0) return new Map()
      const found = await db.rows<BookingRecord>(OF_ORDERS, [orderIds])
      return new Map(found.map((booking) => [booking.orderId, booking]))
    },
    claim: ({ now, until, most }) => db.rows<BookingRecord & { tries: number }>(CLAIM, [moment(now), moment(until), most]),
  }
}

/** The columns of what a company says; one that has ended has no rider, and is asked after no more. */
function written({ ref, state, price, trackUrl, rider }: CompanyBooking, { at, again }: { at: Instant; again: Instant }) {
  const isLive = liveCourierStates.includes(state)
  const kept = {
    ref,
    state,
    price,
    trackUrl,
    riderName: (isLive && rider?.name) || null,
    riderPhone: (isLive && rider?.phone) || null,
  }
  return { ...kept, endedAt: isLive ? null : moment(at), tryAt: isLive ? moment(again) : null }
}

const isOther = (before: BookingRecord | undefined, after: BookingRecord) =>
  before?.state !== after.state || before.riderName !== after.riderName || before.ref !== after.ref
