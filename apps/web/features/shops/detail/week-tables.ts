import type { StoreDetail } from '@harbour/protocol'
import { weekdays, type OrderType, type Weekday } from '@harbour/rules'

type Row = { startTime: string; endTime: string }
export type DayHours = { days: Weekday[]; today: boolean; rows: Row[] }
/** The week of the ways to eat that share their hours. */
export type WeekTable = { orderTypes: OrderType[]; days: DayHours[] }

/**
 * The opening hours as a guest reads them: ways to eat with the same hours in one table; in it today by itself and first, then the
 * days that follow, neighbours with equal hours together. A week without a difference is one row (spec 1.17, 9.16).
 */
export function weekTables({ hours, orderTypes }: Pick<StoreDetail, 'hours' | 'orderTypes'>, today: Weekday): WeekTable[] {
  const weeks = orderTypes.map((orderType) => ({ orderType, week: weekOf(hours, orderType) }))
  const apart = weeks.filter(({ week }, at) => weeks.findIndex((each) => same(each.week, week)) === at)
  return apart.map(({ week }) => ({
    orderTypes: weeks.filter((each) => same(each.week, week)).map(({ orderType }) => orderType),
    days: groupDays(week, today),
  }))
}

/** The rows of each weekday for one way to eat, Monday first. */
function weekOf(hours: StoreDetail['hours'], orderType: OrderType): Row[][] {
  return weekdays.map((weekday) => {
    const rows = hours.find((each) => each.weekday === weekday)?.rows ?? []
    return rows.filter((row) => row.orderTypes?.includes(orderType) ?? true).map(({ startTime, endTime }) => ({ startTime, endTime }))
  })
}

function groupDays(week: Row[][], today: Weekday): DayHours[] {
  const fromToday = weekdays.map((_, at) => weekdays[(today - 1 + at) % 7] ?? today)
  const each = fromToday.map((weekday) => ({ days: [weekday], today: weekday === today, rows: week[weekday - 1] ?? [] }))
  const [first, ...others] = each
  if (!first || others.every(({ rows }) => same(rows, first.rows))) return [{ days: [...weekdays], today: true, rows: first?.rows ?? [] }]
  return [first, ...others.reduce<DayHours[]>(joinEqual, [])]
}

function joinEqual(groups: DayHours[], next: DayHours): DayHours[] {
  const last = groups.at(-1)
  if (!last || !same(last.rows, next.rows)) return [...groups, next]
  return [...groups.slice(0, -1), { ...last, days: [...last.days, ...next.days] }]
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
