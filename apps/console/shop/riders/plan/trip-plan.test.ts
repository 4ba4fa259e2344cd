import { orderStatuses, orderTypes } from '@harbour/rules'
import { expect, test } from 'vitest'
import type { BoardOrder } from '../../orders/queued-step.ts'
import { earlier, later, mostStops, toDeliver, toggled } from './trip-plan.ts'

const { accepted, preparing, readyForRider, delivering } = orderStatuses
const trip = { tripId: 't', riderId: 'r', riderName: 'Ravi', stop: 1, stops: 1, place: null, failed: null }
// The plan reads these fields alone.
const order = (orderId: string, status: number, more: Partial<BoardOrder> = {}) =>
  ({ orderId, status, orderType: orderTypes.delivery, etaHigh: 10, trip: null, ...more }) as BoardOrder

test('what comes back is given out again first, then what was taken off, what is ready, what is being made, and what is out with nobody of the shop', () => {
  const orders = [
    order('out', delivering),
    order('made', preparing),
    order('ready-late', readyForRider, { etaHigh: 20 }),
    order('ready', readyForRider),
    order('off', delivering),
    order('back', delivering, { trip: { ...trip, failed: 'notThere' } }),
  ]
  expect(toDeliver(orders, ['off']).map(({ order, state }) => [order.orderId, state])).toEqual([
    ['back', 'back'],
    ['off', 'off'],
    ['ready', 'ready'],
    ['ready-late', 'ready'],
    ['made', 'making'],
    ['out', 'out'],
  ])
})

test.each([
  ['nobody has begun to make', order('a', accepted)],
  ['has a rider', order('a', readyForRider, { trip })],
  ['is on its way', order('a', delivering, { trip })],
  ['its guest collects', order('a', preparing, { orderType: orderTypes.takeaway })],
])('an order that %s is not given out', (_case, each) => {
  expect(toDeliver([each], [])).toEqual([])
})

test('a tap makes an order the last stop, another takes it out, and ten are all', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  const full = Array.from({ length: mostStops }, (_, at) => String(at))
  expect(toggled(full, 'one more')).toEqual(full)
  expect(toggled(full, '3')).toHaveLength(mostStops - 1)
})

test('stops change places with their neighbours, and stay within the trip', () => {
  expect(earlier(['a', 'b', 'c'], 'c')).toEqual(['a', 'c', 'b'])
  expect(later(['a', 'b', 'c'], 'a')).toEqual(['b', 'a', 'c'])
  expect(earlier(['a', 'b'], 'a')).toEqual(['a', 'b'])
  expect(later(['a', 'b'], 'b')).toEqual(['a', 'b'])
  expect(later(['a', 'b'], 'nobody')).toEqual(['a', 'b'])
})
