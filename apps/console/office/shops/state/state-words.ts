import type { ShopNow } from '@harbour/protocol'
import { dayAndTime, timeOfDay } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import type { PillLook } from '../../ui/Pill.tsx'
import { signOf, type Sign } from './shop-sign.ts'

/** The names of the signs. */
export const signWords: Record<Sign, () => string> = {
  offline: m.shops_sign_offline,
  late: m.shops_sign_late,
  paused: m.shops_sign_paused,
  busy: m.shops_sign_busy,
  open: m.shops_sign_open,
  closed: m.shops_sign_closed,
}

/** The look of a sign's pill. */
export const signLooks: Record<Sign, PillLook> = {
  offline: 'err',
  late: 'late',
  paused: 'warn',
  busy: 'warn',
  open: 'ok',
  closed: 'plain',
}

const day = 24 * 60 * 60_000

/** A moment as briefly as it is clear: the time alone within a day. */
export const shortly = (at: number, now: number): string => (Math.abs(at - now) < day ? timeOfDay(at) : dayAndTime(at))

/** Whole minutes between two moments, at least 1. */
export const minutesSince = (since: number, now: number): number => Math.max(1, Math.floor((now - since) / 60_000))

/** The state of a shop, in the words of its pill. */
export function stateWords(shop: ShopNow, now: number): string {
  const { orders, tablets, openness } = shop
  switch (signOf(shop)) {
    case 'offline':
      return tablets.heardAt === null ? m.shops_offline() : m.shops_offline_for({ minutes: minutesSince(tablets.heardAt, now) })
    case 'late':
      return orders.late > 0 ? m.shops_late_count({ count: orders.late }) : m.shops_unanswered_count({ count: orders.unanswered })
    case 'paused':
      return m.shops_paused_until({ time: shortly(shop.pausedUntil ?? now, now) })
    case 'busy':
      return busyWords(shop, now)
    case 'closed':
      return openness.opensAt === null ? m.shops_closed() : m.shops_opens_at({ time: shortly(openness.opensAt, now) })
    case 'open':
      return openness.state === 'lastOrders' ? m.shops_last_orders() : m.shops_sign_open()
  }
}

const busyWords = ({ busyMinutes, busyUntil }: ShopNow, now: number): string =>
  busyUntil === null
    ? m.shops_busy_more({ minutes: busyMinutes })
    : m.shops_busy_until({ minutes: busyMinutes, time: shortly(busyUntil, now) })

const reasonWords = {
  rush: m.state_reason_rush,
  staffing: m.state_reason_staffing,
  equipment: m.state_reason_equipment,
  weather: m.state_reason_weather,
  other: m.state_reason_other,
  tabletsSilent: m.shops_reason_silent,
}

/** The reason that a shop has given, in words; null where it has none. */
export const reasonOf = ({ reason }: ShopNow): string | null => reason && reasonWords[reason]()
