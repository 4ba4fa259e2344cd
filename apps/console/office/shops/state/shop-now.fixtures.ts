import type { ShopNow } from '@harbour/protocol'

/** A shop that takes orders and needs nobody, but for what is said otherwise. */
export const shopNow = (more: Partial<ShopNow> = {}): ShopNow => ({
  storeId: '3101',
  name: 'Taikoo Shing',
  district: 'Eastern',
  lat: 22.286,
  lng: 114.217,
  phone: '25600101',
  openness: { state: 'open', orderUntil: null, closesAt: null, opensAt: null },
  busyMinutes: 0,
  busyUntil: null,
  pausedUntil: null,
  reason: null,
  orders: { open: 0, late: 0, lateSince: null, unanswered: 0, unansweredSince: null },
  tablets: { paired: 2, silent: 0, muted: 0, hidden: 0, heardAt: null },
  printers: { active: 1, troubled: 0, waiting: 0 },
  soldOut: 0,
  ...more,
})
