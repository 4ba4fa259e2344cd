import { expect, test } from 'vitest'
import { orderTypes, type OrderState } from './order.ts'
import { completedAt, keptPromise, madeGoodAt } from './promise-kept.ts'

const { delivery, takeaway, dineIn } = orderTypes
const steps = (...states: OrderState[]) => states.map((state, at) => ({ state, at }))

test.each([
  [delivery, steps('placed', 'preparing', 'ready', 'delivering', 'completed', 'completed'), 4],
  [delivery, steps('placed', 'preparing', 'ready', 'delivering'), null],
  [takeaway, steps('placed', 'preparing', 'ready', 'ready', 'completed'), 2],
  [dineIn, steps('placed', 'preparing', 'ready', 'preparing', 'ready', 'completed'), 4],
  [takeaway, steps('placed', 'preparing', 'ready', 'preparing'), null],
  [takeaway, steps('placed', 'accepted', 'completed'), null],
] as const)('[1.21] an order of type %i with the steps %j was made good at its step %j', (orderType, taken, at) => {
  expect(madeGoodAt(orderType, taken)).toBe(at)
})

test('an order was completed at the first step that says so, whatever becomes of its money', () => {
  expect(completedAt(steps('placed', 'completed', 'completed'))).toBe(1)
  expect(completedAt(steps('placed', 'cancelled'))).toBeNull()
})

test.each([
  [99, false],
  [100, true],
  [200, true],
  [201, false],
])('a promise of 100 to 200 is kept at %i: %s', (at, kept) => {
  expect(keptPromise(at, { etaLow: 100, etaHigh: 200 })).toBe(kept)
})
