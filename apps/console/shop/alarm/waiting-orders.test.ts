import { orderStatuses } from '@harbour/rules'
import { expect, test, vi } from 'vitest'
import { serverNow, serverTimeOf, setServerTime } from '../../lib/server-clock.ts'
import type { Cancel } from '../orders/steps/cancels.ts'
import { dinner, newOrder } from './alarm.fixtures.ts'
import { stepOf } from './escalation.ts'
import { quietCancels } from './quiet-cancels.ts'
import { ringingOrders } from './waiting-orders.ts'
import { orderOutcomes } from './order-outcomes.ts'

const minute = 60_000
const first = newOrder({ orderId: 'first', pickupNo: '1', placedAt: dinner - minute, answerBy: dinner + 7 * minute })
const second = newOrder({ orderId: 'second', pickupNo: '2' })
const heard = { quiet: [], heardAt: dinner }
const ids = (orders: { orderId: string }[]) => orders.map(({ orderId }) => orderId)

test('the oldest of the new orders is the first to be answered', () => {
  const accepted = newOrder({ orderId: 'accepted', status: orderStatuses.accepted })
  expect(ids(ringingOrders([second, accepted, first], heard, dinner))).toEqual(['first', 'second'])
})

test('one that was answered here rings no more, though the gateway still shows it', () => {
  expect(ids(ringingOrders([first, second], { ...heard, quiet: ['first'] }, dinner))).toEqual(['second'])
})

test('one placed by night is silent until its time begins', () => {
  const byNight = newOrder({ placedAt: dinner - 600 * minute, answerBy: dinner + 8 * minute })
  expect(ringingOrders([byNight], heard, dinner - 1)).toEqual([])
  expect(ringingOrders([byNight], heard, dinner)).toHaveLength(1)
})

test('one that has just been placed rings at once on a tablet whose clock is behind', () => {
  expect(ringingOrders([second], heard, dinner - 55_000)).toHaveLength(1)
})

const end = dinner + 8 * minute

test.each([
  ['was only kept', null],
  ['was last heard of before its end', end - 1],
])('one that %s rings a minute past its end', (_what, heardAt) => {
  expect(ringingOrders([second], { quiet: [], heardAt }, end + minute - 1000)).toHaveLength(1)
  expect(ringingOrders([second], { quiet: [], heardAt }, end + minute)).toEqual([])
})

test('one that the gateway still calls new rings on, however long after its end', () => {
  const now = end + 30 * minute
  expect(ringingOrders([second], { quiet: [], heardAt: now - 20_000 }, now)).toHaveLength(1)
  expect(ringingOrders([second], { quiet: [], heardAt: now - minute }, now)).toEqual([])
})

test.each([
  ['an hour fast', 60 * minute],
  ['an hour slow', -60 * minute],
])('on a tablet whose clock is %s all comes at the gateway’s time', (_what, wrong) => {
  vi.useFakeTimers({ now: dinner + wrong })
  setServerTime(dinner)
  const heardAt = serverTimeOf(Date.now())
  const ringsAndStep = () => [ringingOrders([second], { quiet: [], heardAt }, serverNow()).length, stepOf(second, serverNow())]
  const seen = [0, 2 * minute - 1000, 2 * minute, 4 * minute, 8 * minute, 9 * minute - 1000, 9 * minute].map((since) => {
    vi.setSystemTime(dinner + wrong + since)
    return ringsAndStep()
  })
  setServerTime(Date.now())
  vi.useRealTimers()
  expect(heardAt).toBe(dinner)
  expect(seen).toEqual([
    [1, 'ringing'],
    [1, 'ringing'],
    [1, 'managers'],
    [1, 'office'],
    [1, 'cancelled'],
    [1, 'cancelled'],
    [0, 'cancelled'],
  ])
})

const cancel = (state: Cancel['state']): Cancel => ({ orderId: 'first', pickupNo: '1', reason: 'tooBusy', state, why: '', at: dinner })

test.each([
  ['held', true, ['second']],
  ['sending', true, ['second']],
  ['proof', true, ['first', 'second']],
  ['failed', true, ['first', 'second']],
  ['held', false, ['first', 'second']],
] as const)('while its rejection is %s and somebody is signed in: %s, %j ring', (state, signedIn, rings) => {
  const quiet = quietCancels([cancel(state)], signedIn)
  expect(ids(ringingOrders([first, second], { quiet, heardAt: dinner }, dinner))).toEqual(rings)
})

const own = { answered: [], me: '偉明', now: dinner }

test('a colleague who was first is named, with the minutes that they said', () => {
  const taken = { ...first, status: orderStatuses.accepted, acceptedBy: 'Wai Ming', answerBy: null }
  expect(orderOutcomes([first, second], [taken, second], own)).toEqual([{ kind: 'taken', pickupNo: '1', by: 'Wai Ming', minutes: 15 }])
  expect(orderOutcomes([first], [{ ...taken, acceptedBy: '偉明' }], own)).toEqual([])
  expect(orderOutcomes([first], [taken], { ...own, answered: ['first'] })).toEqual([])
})

test('of a preorder that was taken no minutes are told', () => {
  const preorder = newOrder({ wantedAt: dinner + 120 * minute })
  const taken = { ...preorder, status: orderStatuses.accepted, acceptedBy: null }
  expect(orderOutcomes([preorder], [taken], own)).toEqual([{ kind: 'taken', pickupNo: '2061', by: null, minutes: null }])
})

test('one that is gone at its end was given up for time, before it by somebody', () => {
  expect(orderOutcomes([second], [], { ...own, now: dinner + 8 * minute })).toEqual([{ kind: 'timedOut', pickupNo: '2', paid: false }])
  expect(orderOutcomes([second], [], own)).toEqual([{ kind: 'gone', pickupNo: '2' }])
})
