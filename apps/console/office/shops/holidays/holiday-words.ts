import type { Holiday } from '@harbour/protocol'
import { holidayReasons } from '@harbour/rules'
import { useLocale } from '../../../lib/locale.ts'
import { listWords } from '../../../lib/list-words.ts'
import { m } from '../../../paraglide/messages.js'
import type { HolidayFault } from './holiday-form.ts'

/** The reasons for a holiday, to choose from. */
export const holidayReasonOptions = () => {
  const words = {
    holiday: m.shops_holiday_holiday,
    weather: m.shops_holiday_weather,
    staffing: m.shops_holiday_staffing,
    works: m.shops_holiday_works,
    event: m.shops_holiday_event,
    other: m.shops_holiday_other,
  }
  return holidayReasons.map((value) => ({ value, words: words[value]() }))
}

/** A reason in words. */
export const holidayReasonWords = (reason: Holiday['reason']): string =>
  holidayReasonOptions().find(({ value }) => value === reason)?.words ?? reason

/** The days of a holiday: one, or from one to another. */
export function daysWords({ startDate, endDate }: Pick<Holiday, 'startDate' | 'endDate'>): string {
  return startDate === endDate ? dayWords(startDate) : m.shops_days_to({ from: dayWords(startDate), to: dayWords(endDate) })
}

const dayWords = (date: string): string =>
  new Intl.DateTimeFormat(useLocale.getState().locale === 'en' ? 'en-GB' : 'zh-HK', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(Date.parse(`${date.replaceAll('/', '-')}T00:00:00Z`))

/** The hours at which a shop is open on a holiday, or that it is shut. */
export const timesWords = ({ times }: Pick<Holiday, 'times'>): string =>
  times.length === 0 ? m.shops_all_day() : listWords(times.map(({ startTime, endTime }) => `${startTime}–${endTime}`))

/** The thing that keeps a holiday from being told, in words. */
export const faultWords = (fault: HolidayFault): string =>
  ({
    days: m.shops_holiday_fault_days,
    order: m.shops_holiday_fault_order,
    times: m.shops_holiday_fault_times,
    notice: m.shops_holiday_fault_notice,
  })[fault]()
