import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { ferryProgress, isOver, isWaiting, orderStatusText } from './order-progress.ts'

const minute = 60_000
const delivery = { orderType: 2, placedAt: 0, wantedAt: null, fireAt: null, etaHigh: 40 * minute } as const
const pickup = { ...delivery, orderType: 1 } as const

test.each([
  [7, 'preparing', 'preparing'],
  [10, 'preparing', 'preparing'],
  [12, 'preparing', 'preparing'],
  [14, 'delivering', 'delivering'],
  [18, 'preparing', 'readyForPickup'],
  [100, 'completed', 'completed'],
  [-1, 'cancelled', 'cancelled'],
  [555, 'preparing', 'preparing'],
])('[4.42] code %i reads %s for a delivery, %s for a pickup', (status, delivered, pickedUp) => {
  expect(orderStatusText({ ...delivery, status })).toBe(delivered)
  expect(orderStatusText({ ...pickup, status })).toBe(pickedUp)
})

test.each([
  ['arranged', 'refundArranged'],
  ['processing', 'refundProcessing'],
  ['failed', 'refundProcessing'],
  ['refunded', 'refunded'],
] as const)('[4.42] an ended order whose refund is %s reads %s', (state, text) => {
  const refund = { state, amount: cents(100) }
  expect(orderStatusText({ ...delivery, status: -1, refund })).toBe(text)
  expect(orderStatusText({ ...delivery, status: 14, refund })).toBe('delivering')
})

test('the ferry leaves at 0, waits at 45 for the kitchen, at 95 for the door, and lands at 100', () => {
  expect(ferryProgress({ ...delivery, status: 7 }, 0)).toBe(0)
  expect(ferryProgress({ ...delivery, status: 12 }, 90 * minute)).toBe(45)
  expect(ferryProgress({ ...delivery, status: 14 }, 20 * minute)).toBe(70)
  expect(ferryProgress({ ...delivery, status: 14 }, 90 * minute)).toBe(95)
  expect(ferryProgress({ ...delivery, status: 100 }, 0)).toBe(100)
  expect(isOver({ status: 100 })).toBe(true)
  expect(isOver({ status: 18 })).toBe(false)
})

test('[1.15] the ferry of a preorder leaves when the kitchen begins with it', () => {
  const preorder = { ...delivery, wantedAt: 180 * minute, fireAt: 150 * minute, etaHigh: 190 * minute }
  expect([7, 10, 12].map((status) => isWaiting({ ...preorder, status }))).toEqual([true, true, false])
  expect(isWaiting({ ...delivery, status: 10 })).toBe(false)
  expect(ferryProgress({ ...preorder, status: 10 }, 140 * minute)).toBe(0)
  expect(ferryProgress({ ...preorder, status: 14 }, 170 * minute)).toBe(70)
})
