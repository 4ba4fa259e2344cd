import type { SalesAnswer } from './report-queries.ts'
import { eachDay, type Period } from '../../ui/period/period.ts'

export type SalesRow = SalesAnswer['rows'][number]
export type DishRow = SalesAnswer['dishes'][number]

const nothing = (): SalesRow['now'] =>
  ({
    orders: 0,
    ...Object.fromEntries(sums.map((sum) => [sum, 0])),
  }) as SalesRow['now'] // all of its fields: they are named below

const sums = ['gross', 'promotions', 'coupons', 'points', 'fees', 'sold', 'refunds', 'net', 'average']

const emptyRow = (key: string): SalesRow => ({ key, name: key, now: nothing(), before: nothing() })

/** A row for each day of a period: a day without sales has one of nothing. */
export function daysFilled(rows: readonly SalesRow[], period: Period): SalesRow[] {
  const known = new Map(rows.map((row) => [row.key, row]))
  return eachDay(period).map((day) => known.get(day) ?? emptyRow(day))
}

/** A row for each hour between the first and the last one with sales. */
export function hoursFilled(rows: readonly SalesRow[]): SalesRow[] {
  const hours = rows.map(({ key }) => Number(key))
  if (hours.length === 0) return []
  const known = new Map(rows.map((row) => [row.key, row]))
  const [first, last] = [Math.min(...hours), Math.max(...hours)]
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(2, '0')).map(
    (key) => known.get(key) ?? emptyRow(key),
  )
}

/** The sum that was taken off of a row: by promotions, coupons and points. */
export const takenOff = ({ promotions, coupons, points }: SalesRow['now']): number => promotions + coupons + points
