import type { Cents, Instant } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

/** Pieces of cash of one value. */
export type CashPieces = { value: Cents; num: number }
/** The takings and refunds of a shop by one method, in cents; `orders` are those that it took for. */
export type MethodRow = { method: string; orders: number; takings: Cents; refunds: Cents }
export type BusinessDay = { storeId: string; day: string; begins: Instant; ends: Instant }
export type SavedDayEnd = {
  dayEndNo: number
  replaces: number | null
  at: Instant
  staffId: string
  staffName: string
  cashExpected: Cents
  cashCounted: Cents
  counted: CashPieces[]
  note: string
}
export type NewDayEnd = Omit<SavedDayEnd, 'dayEndNo'> & { storeId: string; day: string; takings: readonly MethodRow[] }

export type DayEnds = {
  methods(rows: Rows, day: BusinessDay): Promise<MethodRow[]>
  /** The cash that came into a shop's till. */
  cash(rows: Rows, day: BusinessDay): Promise<Cents>
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
    cash: async (rows, day) => (await rows<{ amount: Cents }>(CASH, span(day)))[0]?.amount ?? (0 as Cents), // an aggregate always gives a row
    open: async (rows, { storeId, ends }) => (await rows<{ orders: number }>(OPEN, [storeId, moment(ends)]))[0]?.orders ?? 0,
    saved: (rows, { storeId, day }) => rows<SavedDayEnd>(SAVED, [storeId, day]),
    async save(rows, { counted, takings, at, ...dayEnd }) {
      const values = { ...dayEnd, at: moment(at), counted: JSON.stringify(counted), takings: JSON.stringify(takings) }
      return (await rows(SAVE, values)).length > 0
    },
  }
}

const booked = `ledger l join orders o using (order_id) where o.store_id = $1 and l.at >= $2::timestamptz and l.at < $3::timestamptz`

const METHODS = statement(
  'day-ends-methods',
  `select pay_method as method, count(*) filter (where account = 'sales') as orders, coalesce(-sum(amount) filter (where account = 'sales'), 0)::bigint as takings,
    coalesce(sum(amount) filter (where account = 'refunds'), 0)::bigint as refunds
  from ${booked} and account in ('sales', 'refunds') group by pay_method order by pay_method`,
)

const CASH = statement('day-ends-cash', `select coalesce(sum(amount), 0)::bigint as amount from ${booked} and account = 'till'`)

const OPEN = statement(
  'day-ends-open',
  `select count(*) as orders from orders where store_id = $1 and state not in ('completed', 'cancelled') and state <> 'paymentPending'
    and coalesce(wanted_at, placed_at) < $2::timestamptz`,
)

const SAVED = statement(
  'day-ends-saved',
  `select day_end_no as "dayEndNo", replaces, at, staff_id as "staffId", staff_name as "staffName", cash_expected as "cashExpected", cash_counted as "cashCounted",
    counted, note
  from day_ends where store_id = $1 and day = $2::text::date order by day_end_no desc`,
)

const SAVE = statement(
  'day-ends-save',
  `insert into day_ends (store_id, day, replaces, at, staff_id, staff_name, cash_expected, cash_counted, counted, takings, note)
  select :storeId::text, :day::text::date, :replaces::bigint, :at::timestamptz, :staffId::uuid, :staffName::text, :cashExpected::bigint, :cashCounted::bigint,
    :counted::jsonb, :takings::jsonb, :note::text
  where :replaces::bigint is not distinct from (select max(day_end_no) from day_ends where store_id = :storeId::text and day = :day::text::date)
  on conflict do nothing returning day_end_no`,
)
