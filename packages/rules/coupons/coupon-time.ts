import { formatDate, wallClock, type Instant, type Weekday } from '../time/clock.ts'
import type { Coupon } from './coupon.ts'
import { timeSlotAt, type TimeSlot } from '../time/time-slot.ts'

/** The time at which a coupon is to be used: `now` is the server's time, the day and the slot are those of the meal. */
export type CouponTimes = { now: Instant; date: string; weekday: Weekday; slot: TimeSlot }

/** The times of an order: its meal is now, or in the slot that it is wanted at. */
export function couponTimes(now: Instant, wantedAt: Instant = now): CouponTimes {
  return { now, date: formatDate(wantedAt), weekday: wallClock(wantedAt).weekday, slot: timeSlotAt(wantedAt) }
}

/** Says whether a coupon is good at a time: within its dates and on one of its days (spec 5.4). Its hours are a matter of their own (reason 3). */
export function isCouponValid(coupon: Coupon, now: Instant): boolean {
  return withinDates(coupon, now) && onItsDay(coupon, couponTimes(now))
}

/** Says whether it is after a coupon’s first moment and before its last, neither included; without a last, for ever (spec 5.4). */
export function withinDates({ begins, ends }: Pick<Coupon, 'begins' | 'ends'>, now: Instant): boolean {
  return now > begins && (ends === null || now < ends)
}

/** Says whether this is one of its weekdays, and none of the dates that it leaves out (spec 5.4). */
export function onItsDay({ specialDates, weekdays }: Coupon, { date, weekday }: CouponTimes): boolean {
  return !specialDates?.includes(date) && (weekdays?.includes(weekday) ?? true)
}

/** Says whether this is one of its slots of the day; a coupon that names none is good in all (spec 4.25). */
export function inItsSlot({ slots = [] }: Coupon, { slot }: CouponTimes): boolean {
  return slots.length === 0 || slots.includes(slot)
}
