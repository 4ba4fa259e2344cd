import { orderStatuses } from '@harbour/rules'
import { expect, test } from 'vitest'
import { dinner, newOrder } from './alarm.fixtures.ts'
import { ringingOrders } from './waiting-orders.ts'
import { whatBecame } from './what-became.ts'

const minute = 60_000
const first = newOrder({ orderId: 'first', pickupNo: '1', placedAt: dinner - minute, answerBy: dinner + 7 * minute })
const second = newOrder({ orderId: 'second', pickupNo: '2' })
const ids = (orders: { orderId: string }[]) => orders.map(({ orderId }) => orderId)

test('the oldest of the new orders is the first to be answered', () => {
  const accepted = newOrder({ orderId: 'accepted', status: orderStatuses.accepted })
  expect(ids(ringingOrders([second, accepted, first], [], dinner))).toEqual(['first', 'second'])
})

test('one that was answered here rings no more, though the gateway still shows it', () => {
  expect(ids(ringingOrders([first, second], ['first'], dinner))).toEqual(['second'])
})

test('one placed by night is silent until its time begins', () => {
  const byNight = newOrder({ placedAt: dinner - 600 * minute, answerBy: dinner + 8 * minute })
  expect(ringingOrders([byNight], [], dinner - 1)).toEqual([])
  expect(ringingOrders([byNight], [], dinner)).toHaveLength(1)
})

test('one that has just been placed rings at once on a tablet whose clock is behind', () => {
  expect(ringingOrders([second], [], dinner - 55_000)).toHaveLength(1)
})

test('one rings until its end and, while nothing is heard of it, a minute longer', () => {
  expect(ringingOrders([second], [], dinner + 9 * minute - 1)).toHaveLength(1)
  expect(ringingOrders([second], [], dinner + 9 * minute)).toEqual([])
})

const asked = { answered: [], me: '偉明', now: dinner }

test('a colleague who was first is named, with the minutes that they said', () => {
  const taken = { ...first, status: orderStatuses.accepted, acceptedBy: 'Wai Ming', answerBy: null }
  expect(whatBecame([first, second], [taken, second], asked)).toEqual([{ kind: 'taken', pickupNo: '1', by: 'Wai Ming', minutes: 15 }])
  expect(whatBecame([first], [{ ...taken, acceptedBy: '偉明' }], asked)).toEqual([])
  expect(whatBecame([first], [taken], { ...asked, answered: ['first'] })).toEqual([])
})

test('of a preorder that was taken no minutes are told', () => {
  const preorder = newOrder({ wantedAt: dinner + 120 * minute })
  const taken = { ...preorder, status: orderStatuses.accepted, acceptedBy: null }
  expect(whatBecame([preorder], [taken], asked)).toEqual([{ kind: 'taken', pickupNo: '2061', by: null, minutes: null }])
})

test('one that is gone at its end was given up for time, before it by somebody', () => {
  expect(whatBecame([second], [], { ...asked, now: dinner + 8 * minute })).toEqual([{ kind: 'timedOut', pickupNo: '2', paid: false }])
  expect(whatBecame([second], [], asked)).toEqual([{ kind: 'gone', pickupNo: '2' }])
})
