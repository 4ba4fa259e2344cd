import { addMinutes, formatDate, type HolidayReason, type Instant } from '@harbour/rules'
import type { Author } from './author.ts'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { LocalizedText } from '../../../platform/localized-text.ts'

/** Days on which a shop is shut, or open at the times listed, as its people have told it. `notice` is what guests read. */
export type ShopHoliday = {
  holidayId: string
  storeId: string
  startDate: string
  endDate: string
  times: { startTime: string; endTime: string }[]
  reason: HolidayReason
  note: string | null
  notice: LocalizedText | null
  since: Instant
  staffName: string
}
/** The same of several shops at once. */
export type ShopHolidays = Omit<ShopHoliday, 'storeId' | 'staffName'> & { storeIds: readonly string[] }

const columns = `holiday_id as "holidayId", store_id as "storeId", start_date as "startDate", end_date as "endDate", times, reason, note, notice, since,
    staff_name as "staffName"`
const READ = statement(
  'holidays-read',
  `select ${columns} from shop_holidays where end_date >= $1 order by start_date, store_id, holiday_id`,
)
const READ_OF = statement('holidays-read-of', `select ${columns} from shop_holidays where holiday_id = $1 and store_id = any($2)`)
const WRITE = statement(
  'holidays-write',
  `insert into shop_holidays (holiday_id, store_id, start_date, end_date, times, reason, note, notice, since, staff_id, staff_name)
    select :holidayId, store_id, :startDate, :endDate, :times, :reason, :note, :notice, :since, :staffId, :staffName
    from unnest(:storeIds::text[]) as store_id
    on conflict (holiday_id, store_id) do update set start_date = excluded.start_date, end_date = excluded.end_date, times = excluded.times,
      reason = excluded.reason, note = excluded.note, notice = excluded.notice, since = excluded.since, staff_id = excluded.staff_id,
      staff_name = excluded.staff_name`,
)
const REMOVE = statement('holidays-remove', 'delete from shop_holidays where holiday_id = $1 and store_id = any($2)')

const FORGET = statement('holidays-forget', 'delete from shop_holidays where end_date < $1')
const MOST_AHEAD = statement(
  'holidays-most-ahead',
  `select count(*)::int as holidays from shop_holidays where store_id = any($1) and holiday_id <> $2 and end_date >= $3
    group by store_id order by 1 desc limit 1`,
)

/** Reads the holidays that were not over the day before a moment: the night after the last day belongs to it. */
export function readHolidays(rows: Rows, now: Instant): Promise<ShopHoliday[]> {
  return rows<ShopHoliday>(READ, [dayBefore(now)])
}

/** Removes those that were. */
export async function forgetHolidays(rows: Rows, now: Instant): Promise<void> {
  await rows(FORGET, [dayBefore(now)])
}

/** Counts the holidays that the one of these shops with the most has ahead, without those under an id. */
export async function mostHolidaysAhead(
  rows: Rows,
  { storeIds, holidayId, now }: { storeIds: readonly string[]; holidayId: string; now: Instant },
): Promise<number> {
  return (await rows<{ holidays: number }>(MOST_AHEAD, [storeIds, holidayId, formatDate(now)]))[0]?.holidays ?? 0
}

const dayBefore = (now: Instant) => formatDate(addMinutes(now, -24 * 60))

export function readHolidaysOf(rows: Rows, holidayId: string, storeIds: readonly string[]): Promise<ShopHoliday[]> {
  return rows<ShopHoliday>(READ_OF, [holidayId, storeIds])
}

export async function writeHolidays(rows: Rows, { times, notice, since, ...holidays }: ShopHolidays, by: Author): Promise<void> {
  const json = { times: JSON.stringify(times), notice: notice && JSON.stringify(notice) }
  await rows(WRITE, { ...holidays, ...json, ...by, since: moment(since) })
}

export async function removeHolidays(rows: Rows, holidayId: string, storeIds: readonly string[]): Promise<void> {
  await rows(REMOVE, [holidayId, storeIds])
}
