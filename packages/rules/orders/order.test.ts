import { expect, test } from 'vitest'
import { orderStates, orderTypes, stateCode, stateOf } from './order.ts'

const { takeaway, delivery, dineIn } = orderTypes

test.each([
  ['paymentPending', 1],
  ['placed', 7],
  ['accepted', 10],
  ['preparing', 12],
  ['delivering', 14],
  ['collectionOverdue', 20],
  ['completed', 100],
  ['cancelled', -1],
] as const)('[4.42] %s is %i on the wire', (state, code) => {
  expect([stateCode(state, takeaway), stateCode(state, delivery), stateCode(state, dineIn)]).toEqual([code, code, code])
  expect(stateOf(code)).toBe(state)
})

test('[4.42] ready is 21 for a rider and 18 for a guest who collects', () => {
  expect([stateCode('ready', delivery), stateCode('ready', takeaway), stateCode('ready', dineIn)]).toEqual([21, 18, 18])
  expect([stateOf(21), stateOf(18)]).toEqual(['ready', 'ready'])
})

test('[4.42] every state goes out and comes back', () => {
  for (const state of orderStates) expect(stateOf(stateCode(state, delivery))).toBe(state)
})

test.each([0, 2, 99, -2, 12.5, NaN])('[4.42] %d names no state', (code) => {
  expect(stateOf(code)).toBeNull()
})
