import type { Cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { undoLeft, undoMs, whatNext, type StopReport } from './stop-report.ts'
import { nextStop, withReports, type Stop, type Trip } from './trip.ts'

// What reports change, and no more.
const stop = (orderId: string, state: Stop['state']) => ({ orderId, state, failed: null, collected: null }) as Stop
const trip = (...stops: Stop[]) => ({ stops }) as Trip
const said = { wordId: 'w', token: 't', sendFrom: 5, faults: 0 }
const delivered: StopReport = { ...said, orderId: 'a', kind: 'delivered', by: 'hand', cash: 18800 as Cents }
const failed: StopReport = { ...said, orderId: 'b', kind: 'failed', reason: 'notThere' }

test('a report stands on the phone before the gateway has heard it', () => {
  const { stops } = withReports(trip(stop('a', 'onTheWay'), stop('b', 'onTheWay'), stop('c', 'onTheWay')), [delivered, failed])
  expect(stops.map(({ state, failed, collected, report }) => [state, failed, collected, report?.kind])).toEqual([
    ['delivered', null, 18800, 'delivered'],
    ['comingBack', 'notThere', null, 'failed'],
    ['onTheWay', null, null, undefined],
  ])
  expect(nextStop(stops)?.orderId).toBe('c')
})

test('what the gateway knows has ended is shown as it knows it', () => {
  const { stops } = withReports(trip(stop('a', 'cancelled'), stop('b', 'delivered')), [delivered, failed])
  expect(stops.map(({ state, report }) => [state, report])).toEqual([
    ['cancelled', null],
    ['delivered', null],
  ])
  expect(nextStop(stops)).toBeUndefined()
})

test.each([
  ['NETWORK', 'allWait'],
  ['TIMEOUT', 'waits'],
  ['INTERNAL', 'waits'],
  ['NOT_ON_ITS_WAY', 'refused'],
  ['SUM_TOO_LARGE', 'refused'],
  ['PHOTO_BROKEN', 'refused'],
  ['TRIP_UNKNOWN', 'refused'],
])('after %s: %s', (code, next) => {
  expect(whatNext(code)).toBe(next)
})

test.each([
  ['has just been said', 10_000, undoMs],
  ['was said three seconds ago', 13_000, 2000],
  ['was said long ago', 99_000, 0],
  ['was said before the clock was set back', 1000, 0],
])('a report that %s can be taken back for so long', (_case, now, left) => {
  expect(undoLeft({ sendFrom: 10_000 + undoMs }, now)).toBe(left)
})
