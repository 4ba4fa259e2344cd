import { expect, test } from 'vitest'
import { withRecent, type RecentOrder } from './recent-orders.ts'

const order = (no: number): RecentOrder => ({ orderId: String(no), pickupNo: `A10${no}`, orderNo: `HB 2611 100${no}` })

test('the latest comes first, each once, six at most', () => {
  const six = [1, 2, 3, 4, 5, 6].map(order)
  expect(withRecent(six, order(4)).map(({ orderId }) => orderId)).toEqual(['4', '1', '2', '3', '5', '6'])
  expect(withRecent(six, order(7)).map(({ orderId }) => orderId)).toEqual(['7', '1', '2', '3', '4', '5'])
})
