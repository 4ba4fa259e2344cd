import type { Holiday } from '@harbour/protocol'
import type { HolidayReason } from '@harbour/rules'

export type TimeRow = { startTime: string; endTime: string }

/** A holiday as it is typed: days as `YYYY-MM-DD`, the times at which shops are open all the same, and the notice in both languages. */
export type HolidayForm = {
  holidayId: string
  startDate: string
  endDate: string
  /** Shut all day, or open at the times only. */
  kind: 'shut' | 'open'
  times: TimeRow[]
  reason: HolidayReason
  note: string
  tc: string
  en: string
}

export type HolidayFault = 'days' | 'order' | 'times' | 'notice'

/** A holiday that nobody has told yet, on one day. */
export const newHoliday = (holidayId: string, today: string): HolidayForm => ({
  holidayId,
  startDate: today.replaceAll('/', '-'),
  endDate: today.replaceAll('/', '-'),
  kind: 'shut',
  times: [{ startTime: '11:00', endTime: '18:00' }],
  reason: 'holiday',
  note: '',
  tc: '',
  en: '',
})

/** A holiday that was told, to be changed. */
export const formOf = ({ holidayId, startDate, endDate, times, reason, note, notice }: Holiday): HolidayForm => ({
  holidayId,
  startDate: startDate.replaceAll('/', '-'),
  endDate: endDate.replaceAll('/', '-'),
  kind: times.length === 0 ? 'shut' : 'open',
  times: times.length === 0 ? [{ startTime: '11:00', endTime: '18:00' }] : times,
  reason,
  note: note ?? '',
  tc: notice?.tc ?? '',
  en: notice?.en ?? '',
})

const day = /^20\d\d-\d\d-\d\d$/
/** A time of the day as hours have it, 24:00 included. */
export const isTime = (text: string): boolean => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text)

/** Finds what keeps a holiday from being told; null where nothing does. */
export function faultOf({ startDate, endDate, kind, times, tc, en }: HolidayForm): HolidayFault | null {
  if (!day.test(startDate) || !day.test(endDate)) return 'days'
  if (endDate < startDate) return 'order'
  if (kind === 'open' && !times.every(({ startTime, endTime }) => isTime(startTime) && isTime(endTime) && startTime !== endTime))
    return 'times'
  return (tc.trim() === '') === (en.trim() === '') ? null : 'notice'
}

/** The word as the call takes it. */
export function wordOf({ startDate, endDate, kind, times, reason, note, tc, en }: HolidayForm) {
  return {
    startDate: startDate.replaceAll('-', '/'),
    endDate: endDate.replaceAll('-', '/'),
    times: kind === 'shut' ? [] : times,
    reason,
    note: note.trim() === '' ? null : note.trim(),
    notice: tc.trim() === '' ? null : { tc: tc.trim(), en: en.trim() },
  }
}
