import { cents, orderTypes, type Cents, type Instant, type OrderType } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

/** Pieces of cash of one value. */
export type CashPieces = { value: Cents; num: number }
/** The takings and refunds of a shop by one method, in cents; `orders` are those that it took for. */
export type MethodRow = { method: string; orders: number; takings: Cents; refunds: Cents }
/** The orders of a shop that were sold by one way of dining, in one hour of the wall clock. */
export type SoldRow = { orderType: OrderType; hour: number; orders: number }
/** The cash of a shop's orders in cents: what they came to, and what of it was not collected. */
export type CashRow = { riders: boolean; orders: number; takings: Cents; short: Cents }
/** Orders that ended without being completed. */
export type EndedRow = { by: 'byShop' | 'byGuest' | 'unanswered'; orders: number }
export type BusinessDay = { storeId: string; day: string; begins: Instant; ends: Instant }
export type SavedDayEnd = {
  dayEndNo: number
  replaces: number | null
  at: Instant
  staffId: string
  staffName: string
  float: Cents
  cashExpected: Cents
  cashCounted: Cents
  counted: CashPieces[]
  note: string
}
export type NewDayEnd = Omit<SavedDayEnd, 'dayEndNo'> & { storeId: string; day: string; takings: readonly MethodRow[] }

export type DayEnds = {
  methods(rows: Rows, day: BusinessDay): Promise<MethodRow[]>
  /** The cash of a shop, of deliveries (`riders`) and of all else apart. */
  cash(rows: Rows, day: BusinessDay): Promise<CashRow[]>
  /** The orders of `methods` by way of dining and hour. */
  sold(rows: Rows, day: BusinessDay): Promise<SoldRow[]>
  /** The orders that ended on that day without being completed, but for those that nobody paid. */
  ended(rows: Rows, day: BusinessDay): Promise<EndedRow[]>
  /** The cash of deliveries that is with riders now: to be collected on their way, or collected and not handed in. */
  withRiders(rows: Rows, storeId: string): Promise<{ orders: number; amount: Cents }>
  /** The cash that the shop's riders collected on a day and had not handed in by its end, less what they handed in on it of days before. */
  carried(rows: Rows, day: BusinessDay): Promise<Cents>
  /** The cash that the drawer opened with: as it was said of that day, or of the latest before; nothing where it never was. */
  float(rows: Rows, day: BusinessDay): Promise<Cents>
  /** The orders of a shop that were placed before a moment and have not ended. */
  open(rows: Rows, day: BusinessDay): Promise<number>
  /** All that was saved of a day, the latest first. */
  saved(rows: Rows, day: BusinessDay): Promise<SavedDayEnd[]>
  /** Keeps what was counted; false where what it replaces is not the latest. Of two at the same moment one is kept. */
  save(rows: Rows, dayEnd: NewDayEnd): Promise<boolean>
}

export function createDayEnds(): DayEnds {
  const span = ({ storeId, begins, ends }: BusinessDay) => [storeId, moment(begins), moment(ends)]
  return {
    methods: (rows, day) => rows<MethodRow>(METHODS, span(day)),
    cash: (rows, day) => rows<CashRow>(CASH, span(day)),
    sold: (rows, day) => rows<SoldRow>(SOLD, span(day)),
    ended: (rows, day) => rows<EndedRow>(ENDED, span(day)),
    withRiders: async (rows, storeId) =>
      (await rows<{ orders: number; amount: Cents }>(WITH_RIDERS, [storeId]))[0] ?? { orders: 0, amount: none },
    carried: async (rows, day) => (await rows<{ amount: Cents }>(CARRIED, span(day)))[0]?.amount ?? none,
    float: async (rows, { storeId, day }) => (await rows<{ float: Cents }>(FLOAT, [storeId, day]))[0]?.float ?? none,
    open: async (rows, { storeId, ends }) => (await rows<{ orders: number }>(OPEN, [storeId, moment(ends)]))[0]?.orders ?? 0,
    saved: (rows, { storeId, day }) => rows<SavedDayEnd>(SAVED, [storeId, day]),
    async save(rows, { counted, takings, at, ...dayEnd }) {
      const values = { ...dayEnd, at: moment(at), counted: JSON.stringify(counted), takings: JSON.stringify(takings) }
      return (await rows(SAVE, values)).length > 0
    },
  }
}

const none = cents(0)

const booked = `ledger l join orders o using (order_id) where o.store_id = $1 and l.at >= $2::timestamptz and l.at < $3::timestamptz`

const METHODS = statement(
  'day-ends-methods',
  `select pay_method as method, count(*) filter (where account = 'sales') as orders, coalesce(-sum(amount) filter (where account = 'sales'), 0)::bigint as takings,
    coalesce(sum(amount) filter (where account = 'refunds'), 0)::bigint as refunds
  from ${booked} and account in ('sales', 'refunds') group by pay_method order by pay_method`,
)

/** Each booking of cash is of a sale, and books what the till had of it and what was short. */
const CASH = statement(
  'day-ends-cash',
  `select order_type = ${orderTypes.delivery} as riders, count(distinct order_id) as orders, sum(amount)::bigint as takings,
    coalesce(sum(amount) filter (where account = 'short'), 0)::bigint as short
  from ${booked} and account in ('till', 'short') group by 1`,
)

const SOLD = statement(
  'day-ends-sold',
  `select order_type as "orderType", extract(hour from l.at at time zone 'Asia/Shanghai')::int as hour, count(*) as orders
  from ${booked} and account = 'sales' group by 1, 2 order by 2, 1`,
)

/**
 * An order that is cancelled has further events, of its money: it ended by the one that made it cancelled. A shop never heard of one that was not placed. Nobody
 * orders for longer ahead than two weeks.
 */
const ENDED = statement(
  'day-ends-ended',
  `select case when end_reason = 'noAnswer' then 'unanswered' when e.actor = 'guest' then 'byGuest' else 'byShop' end as by, count(*) as orders
  from orders o, lateral (
    select at, actor from order_events where order_id = o.order_id and state = 'cancelled'
      and not exists (select from order_events p where p.order_id = order_events.order_id and p.seq = order_events.seq - 1 and p.state = 'cancelled')
    order by seq desc limit 1
  ) e
  where store_id = $1 and placed_at >= $2::timestamptz - interval '15 days' and placed_at < $3::timestamptz and o.state = 'cancelled'
    and e.at >= $2::timestamptz and e.at < $3::timestamptz and (end_reason = 'noAnswer' or e.actor in ('guest', 'shop'))
    and exists (select from order_events p where p.order_id = o.order_id and p.state = 'placed') group by 1`,
)

const WITH_RIDERS = statement(
  'day-ends-with-riders',
  `select count(*) as orders, coalesce(sum(amount), 0)::bigint as amount from (
    select total as amount from orders
      where store_id = $1 and state not in ('completed', 'cancelled') and state = 'delivering' and pay_method = 'cash' and total > 0
    union all
    select cash from trips join trip_stops s using (trip_id) where trips.store_id = $1 and cash > 0 and cash_taken_at is null
  ) carried`,
)

/** Both sums: cash that is handed in on the day of its delivery is in either, and adds up to nothing. */
const CARRIED = statement(
  'day-ends-carried',
  `select coalesce(sum(amount), 0)::bigint as amount from (
    select cash as amount from trips t join trip_stops s using (trip_id)
      where t.store_id = $1 and cash > 0 and s.at >= $2::timestamptz and s.at < $3::timestamptz
    union all
    select -cash from trips t join trip_stops s using (trip_id)
      where t.store_id = $1 and cash > 0 and cash_taken_at >= $2::timestamptz and cash_taken_at < $3::timestamptz
  ) moved`,
)

const FLOAT = statement(
  'day-ends-float',
  `select float from day_ends where store_id = $1 and day <= $2::text::date order by day desc, day_end_no desc limit 1`,
)

const OPEN = statement(
  'day-ends-open',
  `select count(*) as orders from orders where store_id = $1 and state not in ('completed', 'cancelled') and state <> 'paymentPending'
    and coalesce(wanted_at, placed_at) < $2::timestamptz`,
)

const SAVED = statement(
  'day-ends-saved',
  `select day_end_no as "dayEndNo", replaces, at, staff_id as "staffId", staff_name as "staffName", float, cash_expected as "cashExpected", cash_counted as "cashCounted",
    counted, note
  from day_ends where store_id = $1 and day = $2::text::date order by day_end_no desc`,
)

const SAVE = statement(
  'day-ends-save',
  `insert into day_ends (store_id, day, replaces, at, staff_id, staff_name, float, cash_expected, cash_counted, counted, takings, note)
  select :storeId::text, :day::text::date, :replaces::bigint, :at::timestamptz, :staffId::uuid, :staffName::text, :float::bigint, :cashExpected::bigint, :cashCounted::bigint,
    :counted::jsonb, :takings::jsonb, :note::text
  where :replaces::bigint is not distinct from (select max(day_end_no) from day_ends where store_id = :storeId::text and day = :day::text::date)
  on conflict do nothing returning day_end_no`,
)
