import { formatTime, type Instant } from './clock.ts'

/** The time slots of a day, each with its last minute, that minute included (spec 3.24, 4.6, 9.2). */
export const timeSlots = [
  { code: 'H01', last: '10:59' },
  { code: 'H02', last: '14:29' },
  { code: 'H03', last: '17:29' },
  { code: 'H04', last: '23:59' },
] as const
export type TimeSlot = (typeof timeSlots)[number]['code']

/** The time slot of an instant by the shops' wall clock: up to 10:59 H01, to 14:29 H02, to 17:29 H03, otherwise H04 (spec 4.6). */
export function timeSlotAt(instant: Instant): TimeSlot {
  const time = formatTime(instant)
  return timeSlots.find(({ last }) => time <= last)?.code ?? 'H04'
}
