import { addDays, daysOf, isDay, monthOf } from '../../../lib/calendar-day.ts'

/** The days of a report, both ends included. */
export type Period = { from: string; to: string }

export const presets = ['today', 'yesterday', 'week', 'weeks', 'month', 'lastMonth'] as const
/** A period that is asked for often: a week is seven days, weeks are four of them, months are those of the calendar. */
export type Preset = (typeof presets)[number]

/** The days of a preset, as they are today. */
export function presetPeriod(preset: Preset, today: string): Period {
  const endOfLastMonth = addDays(monthOf(today), -1)
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'week':
      return { from: addDays(today, -6), to: today }
    case 'weeks':
      return { from: addDays(today, -27), to: today }
    case 'month':
      return { from: monthOf(today), to: today }
    case 'lastMonth':
      return { from: monthOf(endOfLastMonth), to: endOfLastMonth }
  }
}

/** The preset that a period is today; undefined for days of one's own. */
export const presetOf = (period: Period, today: string): Preset | undefined =>
  presets.find((preset) => {
    const { from, to } = presetPeriod(preset, today)
    return from === period.from && to === period.to
  })

/** The longest period that is reported of, in days, and the longest that is reconciled at a time. */
export const [mostDays, mostReconciled] = [400, 31]

/** Today, the preset that is usual where none is named, and the most days that a period has. */
type PeriodTerms = { today: string; usual: Preset; most: number }

/** The period that an address names, or a usual one where it names none that can be reported of. */
export function periodFrom({ from, to }: { from: string; to: string }, { today, usual, most }: PeriodTerms): Period {
  const fits = isDay(from) && isDay(to) && from <= to && to <= today && daysOf(from, to) <= most
  return fits ? { from, to } : presetPeriod(usual, today)
}

/** The period with another first day; its last one comes along where it would be before that, or further away than `most` days. */
export function withFirst({ to }: Period, from: string, most: number): Period {
  const latest = addDays(from, most - 1)
  if (to < from) return { from, to: from }
  return { from, to: to > latest ? latest : to }
}

/** The period with another last day; its first one comes along likewise. */
export function withLast({ from }: Period, to: string, most: number): Period {
  const earliest = addDays(to, 1 - most)
  if (from > to) return { from: to, to }
  return { from: from < earliest ? earliest : from, to }
}

/** The period of the same length before it. */
export function periodBefore({ from, to }: Period): Period {
  return { from: addDays(from, -daysOf(from, to)), to: addDays(from, -1) }
}

/** Each day of a period, the first one first. */
export const eachDay = ({ from, to }: Period): string[] => Array.from({ length: daysOf(from, to) }, (_, at) => addDays(from, at))
