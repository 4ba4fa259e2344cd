import { expect, test } from 'vitest'
import { orderTypes, type OrderState } from './order.ts'
import { timeliness } from './timeliness.ts'

const noon = Date.parse('2026-11-20T12:00:00+08:00')
const minute = 60_000
/** Promised for 12:30 to 12:40; made in 15 minutes, brought in 10. */
const going = {
  orderType: orderTypes.delivery,
  promisedBy: noon + 40 * minute,
  etaLow: noon + 30 * minute,
  makeMinutes: 15,
  travelMinutes: 10,
} as const
const collected = { ...going, orderType: orderTypes.takeaway, travelMinutes: 0 } as const
const at = (minutes: number, milliseconds = 0) => noon + minutes * minute + milliseconds

test.each([
  ['placed', 15],
  ['accepted', 15],
  ['preparing', 30],
  ['ready', 30],
  ['delivering', 40],
] as const)('[1.21] a delivery that is %s is in time until minute %i, and behind or late from then on', (state, last) => {
  expect(timeliness({ ...going, state }, at(last))).toBe('onTime')
  expect(timeliness({ ...going, state }, at(last, 1))).toBe(last === 40 ? 'late' : 'behind')
})

test.each([
  ['accepted', 25],
  ['preparing', 40],
] as const)('[1.21] a pickup that is %s is in time until minute %i', (state, last) => {
  expect(timeliness({ ...collected, state }, at(last))).toBe('onTime')
  expect(timeliness({ ...collected, state }, at(last, 1))).toBe(last === 40 ? 'late' : 'behind')
})

test.each(['placed', 'accepted', 'preparing', 'ready', 'delivering'] as const)(
  '[1.21] a delivery that is %s is late once its latest moment has passed, and not before',
  (state) => {
    expect(timeliness({ ...going, state }, at(40))).not.toBe('late')
    expect(timeliness({ ...going, state }, at(40, 1))).toBe('late')
  },
)

test.each([
  [0, 'onTime'],
  [1, 'behind'],
] as const)('[1.21] a rider who is expected %i ms after the latest moment at the soonest is %s', (milliseconds, keeps) => {
  expect(timeliness({ ...going, state: 'delivering', etaLow: at(40, milliseconds) }, at(35))).toBe(keeps)
})

const still: [OrderState, 1 | 2][] = [
  ['paymentPending', 2],
  ['completed', 2],
  ['cancelled', 2],
  ['ready', 1],
  ['collectionOverdue', 1],
  ['delivering', 1],
]
test.each(still)('nobody waits for an order that is %s, of type %i', (state, orderType) => {
  expect(timeliness({ ...going, state, orderType }, at(120))).toBeNull()
})
