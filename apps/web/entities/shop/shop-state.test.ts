import type { Openness } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { shopState } from './shop-state.ts'

const noon = Date.parse('2026-11-21T12:00:00+08:00')
const minute = 60_000
const open = (orderUntil: number | null): Openness => ({
  state: 'open',
  orderUntil,
  closesAt: orderUntil && orderUntil + 30 * minute,
  opensAt: null,
})
const shut = (state: 'closed' | 'lastOrders' | 'paused'): Openness => ({
  state,
  orderUntil: null,
  closesAt: null,
  opensAt: noon + 60 * minute,
})

test('[8.13] a shop far from its last order is open, one with a queue is busy', () => {
  expect(shopState({ openness: open(noon + 31 * minute), busyMinutes: 0 }, noon)).toBe('open')
  expect(shopState({ openness: open(noon + 31 * minute), busyMinutes: 20 }, noon)).toBe('busy')
})

test('[8.13] half an hour before the last order a shop is closing, busy or not', () => {
  expect(shopState({ openness: open(noon + 30 * minute), busyMinutes: 0 }, noon)).toBe('closing')
  expect(shopState({ openness: open(noon + 5 * minute), busyMinutes: 20 }, noon)).toBe('closing')
})

test('[8.13] a shop that never shuts is never closing', () => {
  expect(shopState({ openness: open(null), busyMinutes: 0 }, noon)).toBe('open')
})

test('[8.13] after the last order a shop takes no more here, though its door is open', () => {
  expect(shopState({ openness: shut('lastOrders'), busyMinutes: 20 }, noon)).toBe('ended')
  expect(shopState({ openness: shut('closed'), busyMinutes: 0 }, noon)).toBe('closed')
})

test('[8.13] a paused shop is paused, however busy it is', () => {
  expect(shopState({ openness: shut('paused'), busyMinutes: 20 }, noon)).toBe('paused')
})
