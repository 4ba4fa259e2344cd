import { orderStatuses } from '@harbour/rules'
import { expect, test } from 'vitest'
import { withSteps, type QueuedStep } from './queued-step.ts'
import type { ShopOrder } from './shop-order.ts'

// What a step changes, and no more.
const order = { orderId: 'a', status: orderStatuses.preparing, doneLines: [0], movedAt: 1 } as ShopOrder
const step = { stepId: '1', orderId: 'a', pickupNo: '2055', at: 5 } as const
const ready: QueuedStep = { ...step, kind: 'move', status: orderStatuses.readyForGuest }

test('an order without steps is shown as the gateway gave it', () => {
  expect(withSteps([order], [{ ...ready, orderId: 'b' }])).toEqual([{ ...order, unsent: null }])
})

test('a step is shown at once, and since when it waits', () => {
  expect(withSteps([order], [ready])).toEqual([{ ...order, status: orderStatuses.readyForGuest, movedAt: 5, unsent: 5 }])
})

test('lines are finished and taken back in the order in which that was said', () => {
  const lines: QueuedStep[] = [
    { ...step, kind: 'line', index: 1, done: true },
    { ...step, at: 6, kind: 'line', index: 0, done: false },
  ]
  expect(withSteps([order], lines)).toEqual([{ ...order, doneLines: [1], unsent: 5 }])
})

test('an order that has ended by a step has left the board', () => {
  expect(withSteps([order], [ready, { ...ready, status: orderStatuses.completed }])).toEqual([])
})
