import { expect, test } from 'vitest'
import { shopNow } from './shop-now.fixtures.ts'
import { countSigns, signOf } from './shop-sign.ts'

const late = { open: 2, late: 1, lateSince: 0, unanswered: 0, unansweredSince: null }
const silent = { paired: 2, silent: 2, muted: 0, hidden: 0, heardAt: 0 }
const closed = { state: 'closed', orderUntil: null, closesAt: null, opensAt: null } as const

test('a shop has the most urgent of its signs', () => {
  expect(signOf(shopNow())).toBe('open')
  expect(signOf(shopNow({ busyMinutes: 15 }))).toBe('busy')
  expect(signOf(shopNow({ busyMinutes: 15, pausedUntil: 1 }))).toBe('paused')
  expect(signOf(shopNow({ pausedUntil: 1, orders: late }))).toBe('late')
  expect(signOf(shopNow({ orders: { ...late, late: 0, unanswered: 1 } }))).toBe('late')
  expect(signOf(shopNow({ orders: late, tablets: silent }))).toBe('offline')
})

test('tablets of a closed shop may be silent, its late orders stay late', () => {
  expect(signOf(shopNow({ openness: closed, tablets: silent }))).toBe('closed')
  expect(signOf(shopNow({ openness: closed, tablets: silent, orders: late }))).toBe('late')
})

test('one tablet that speaks is enough, and a shop without any is not offline', () => {
  expect(signOf(shopNow({ tablets: { ...silent, silent: 1 } }))).toBe('open')
  expect(signOf(shopNow({ tablets: { ...silent, paired: 0, silent: 0 } }))).toBe('open')
})

test('each shop is counted once', () => {
  expect(countSigns([shopNow(), shopNow({ orders: late }), shopNow({ openness: closed })])).toEqual({
    offline: 0,
    late: 1,
    paused: 0,
    busy: 0,
    open: 1,
    closed: 1,
  })
})
