import { expect, test } from 'vitest'
import { goesInLocker, lockerUntil } from './locker.ts'
import { orderStates } from './order.ts'

test('[9.12] food may be fetched from its locker for 15 minutes', () => {
  const noon = Date.parse('2026-11-20T12:00:00+08:00')
  expect(lockerUntil(noon)).toBe(Date.parse('2026-11-20T12:15:00+08:00'))
})

const fitting = (orderType: 1 | 2 | 5, handover: string | null) =>
  orderStates.filter((state) => goesInLocker({ orderType, handover }, state))

test('a delivery goes into a locker under way, if its guest has asked for that', () => {
  expect(fitting(2, 'locker')).toEqual(['delivering'])
  expect(fitting(2, 'door')).toEqual([])
  expect(fitting(2, null)).toEqual([])
})

test.each([1, 5] as const)('an order of type %i is collected from a locker once it is ready', (orderType) =>
  expect(fitting(orderType, null)).toEqual(['ready']),
)
