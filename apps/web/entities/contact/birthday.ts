import { birthdayIsPossible, wallClock, type Birthday } from '@harbour/rules'
import { language } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import type { DateParts } from '../../ui/forms/fields/DateFields.tsx'
import { serverNow } from '../../lib/server-clock.ts'

const oldest = 120

/** The years somebody who is alive can have been born in, the latest first. */
export function birthYears(): number[] {
  const { year } = wallClock(serverNow())
  return Array.from({ length: oldest + 1 }, (_, index) => year - index)
}

/** The months' names in this language. */
export function monthNames(): string[] {
  const month = new Intl.DateTimeFormat(language() === 2 ? 'en-GB' : 'zh-HK', { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2000, index, 15)))
}

/** The birthday that was chosen; undefined where it is not, or not all of it. */
export function birthdayOf({ day, month, year }: DateParts): Birthday | undefined {
  return day && month && year ? { day: Number(day), month: Number(month), year: Number(year) } : undefined
}

export const birthdayParts = (birthday: Birthday | null): DateParts => ({
  day: String(birthday?.day ?? ''),
  month: String(birthday?.month ?? ''),
  year: String(birthday?.year ?? ''),
})

/** Words for what is wrong with a birthday as chosen: part of one, or a day that never was. None at all is fine. */
export function birthdayGap(parts: DateParts): string | undefined {
  const birthday = birthdayOf(parts)
  if (birthday) return birthdayIsPossible(birthday, serverNow()) ? undefined : m.person_birthday_wrong()
  return parts.day || parts.month || parts.year ? m.person_birthday_partly() : undefined
}
