import type { GroupOrder } from '@harbour/protocol'
import { cents, orderTypes } from '@harbour/rules'

/** A group order at the shop in Mong Kok as somebody sees it who has joined and added nothing yet. */
export const aGroup = (more: Partial<GroupOrder> = {}): GroupOrder => ({
  groupId: '00000000-0000-4000-8000-0000000000a1',
  role: 'guest',
  hostName: 'Ada',
  storeId: '3204',
  storeName: 'Mong Kok, Langham Place',
  orderType: orderTypes.takeaway,
  wantedAt: null,
  closesAt: Date.parse('2026-11-23T12:30:00+08:00'),
  state: 'open',
  mostEach: null,
  people: 1,
  mine: { name: 'Ben', lines: [], total: cents(0) },
  parts: [],
  total: cents(0),
  order: null,
  ticket: 'x',
  ...more,
})
