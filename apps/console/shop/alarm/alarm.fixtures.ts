import { cents, orderStatuses, orderTypes } from '@harbour/rules'
import type { ShopOrder } from '../orders/shop-order.ts'

/** A moment of a dinner. */
export const dinner = Date.parse('2026-11-23T19:08:00+08:00')

/** An order that was placed a moment ago, with what a test says of it. */
export const newOrder = (about: Partial<ShopOrder> = {}): ShopOrder => ({
  orderId: '0b54d0a5-0000-4000-8000-000000002061',
  orderNo: 'HK2061',
  pickupNo: '2061',
  orderType: orderTypes.delivery,
  status: orderStatuses.placed,
  placedAt: dinner,
  etaHigh: dinner + 33 * 60_000,
  wantedAt: null,
  fireAt: null,
  makeMinutes: 15,
  travelMinutes: 8,
  cutlery: false,
  lines: [],
  total: cents(0),
  payMethod: 'cash',
  paid: false,
  toCollect: cents(0),
  goesBack: cents(0),
  checkAge: false,
  memberPreferentials: [],
  destination: null,
  contact: null,
  handover: null,
  request: null,
  quarantined: null,
  locker: null,
  answerBy: dinner + 8 * 60_000,
  acceptedBy: null,
  movedAt: null,
  held: null,
  doneLines: [],
  allergy: null,
  trip: null,
  ...about,
})
