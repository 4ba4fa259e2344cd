import { orderStatuses } from '@harbour/rules'
import { expect, test } from 'vitest'
import { byColumn, columnOf } from './order-columns.ts'
import type { ShopOrder } from './shop-order.ts'

const noon = 1_790_000_000_000
// The board reads these fields alone.
const order = (pickupNo: string, status: number, times: Partial<Pick<ShopOrder, 'placedAt' | 'etaHigh'>> = {}) =>
  ({ orderId: pickupNo, pickupNo, status, placedAt: noon, etaHigh: noon, ...times }) as ShopOrder

test.each([
  ['placed', 'new'],
  ['accepted', 'making'],
  ['preparing', 'making'],
  ['readyForGuest', 'ready'],
  ['readyForRider', 'ready'],
  ['collectionOverdue', 'ready'],
  ['delivering', 'out'],
  ['completed', undefined],
  ['cancelled', undefined],
  ['paymentPending', undefined],
] as const)('what is %s stands in the column %s', (status, column) => {
  expect(columnOf({ status: orderStatuses[status] })).toBe(column)
})

test('new orders stand with the oldest first, others with the earliest promise first', () => {
  const grouped = byColumn([
    order('2', orderStatuses.placed, { placedAt: noon + 2 }),
    order('1', orderStatuses.placed, { placedAt: noon + 1, etaHigh: noon + 9 }),
    order('4', orderStatuses.preparing, { etaHigh: noon + 8 }),
    order('3', orderStatuses.accepted, { etaHigh: noon + 7 }),
  ])
  expect(grouped.new.map(({ pickupNo }) => pickupNo)).toEqual(['1', '2'])
  expect(grouped.making.map(({ pickupNo }) => pickupNo)).toEqual(['3', '4'])
})
