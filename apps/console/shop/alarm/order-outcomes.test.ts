import { orderStatuses } from '@harbour/rules'
import { expect, test } from 'vitest'
import { newOrder } from './alarm.fixtures.ts'
import { lostCouriers } from './order-outcomes.ts'

const made = (courier?: string) => newOrder({ status: orderStatuses.preparing, ...(courier !== undefined && { courier }) })

test.each([
  ['seeking', 'expired', 1],
  ['coming', 'rejected', 1],
  ['expired', 'expired', 0],
  ['seeking', 'coming', 0],
  ['seeking', 'cancelled', 0],
  ['pickedUp', 'delivered', 0],
])('of an order whose courier was %s and is %s by now the tablet tells %i times that nobody comes', (was, is, told) => {
  expect(lostCouriers([made(was)], [made(is)])).toHaveLength(told)
})

test('a courier who was lost before anybody looked is told by the order’s card alone', () => {
  expect(lostCouriers([], [made('expired')])).toEqual([])
})
