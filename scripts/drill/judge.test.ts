import { expect, test } from 'vitest'
import { bookFaults, screenFaults } from './judge.mjs'

const order = { clientOrderId: 'c1', orderId: 'o1', total: 9900, orderedAt: 1, ref: 'pay_1', paidAt: 2 }
const row = { client_order_id: 'c1', order_id: 'o1', total: 9900, paid: 9900, state: 'making' }
const payment = { ref: 'pay_1', order_id: 'o1', state: 'captured', amount: 9900 }
const taken = { id: 'pay_1', status: 'captured', amount: 9900, amount_captured: 9900, amount_refunded: 0 }
const books = { rows: [row], refs: [payment], bank: [taken] }

test('an order that is there once, and paid once with the same cents, is no fault', () => {
  expect(bookFaults([order], books)).toEqual([])
})

test.each([
  ['lost', { ...books, rows: [] }, 'order o1 was acknowledged and is not there'],
  ['there twice', { ...books, rows: [row, { ...row, order_id: 'o2' }] }, 'order o1 is there 2 times'],
  ['another', { ...books, rows: [{ ...row, order_id: 'o2' }] }, 'order o1 is there as o2'],
  ['cheaper', { ...books, rows: [{ ...row, total: 9800 }] }, 'order o1 was acknowledged with 9900 cents and has 9800'],
  ['unpaid', { ...books, refs: [{ ...payment, state: 'open' }] }, 'order o1 was told to be paid and has 0 payments'],
  ['paid with less', { ...books, refs: [{ ...payment, amount: 1 }] }, 'order o1 was paid with 9900 cents and its payment has 1'],
  ['paid to nobody', { ...books, bank: [] }, 'order o1: the provider took nothing for 9900 cents'],
])('an order that was told and is %s is found', (_what, found, fault) => {
  expect(bookFaults([order], found)).toEqual([fault])
})

test('what the provider took twice for an order, or for no order of ours, is found, also where no guest was told', () => {
  const twice = { refs: [payment, { ...payment, ref: 'pay_2' }], bank: [taken, { ...taken, id: 'pay_2' }] }
  expect(bookFaults([], { ...books, ...twice })).toEqual(['order o1 is paid 2 times'])
  expect(bookFaults([], { ...books, refs: [] })).toEqual(['the provider took pay_1 for no order of ours'])
  const back = [taken, { ...taken, id: 'pay_2', amount_refunded: 9900 }]
  expect(bookFaults([], { ...books, ...twice, bank: back })).toEqual([])
})

test('a screen that told of no order, of none that is there, of a state that never was, or nothing for too long is found', () => {
  const seen = { told: [{ orderId: 'o1', said: ['making'] }], wordMs: 4000, wrong: [] }
  const states = [{ order_id: 'o1', states: ['placed', 'making'] }]
  expect(screenFaults(seen, states)).toEqual([])
  expect(screenFaults(seen, [])).toEqual(['a screen said that order o1 is placed, and it is not there'])
  expect(screenFaults({ ...seen, told: [] }, states)).toEqual(['order o1 is there, and the screen of its guest never said so'])
  expect(screenFaults({ ...seen, told: [{ orderId: 'o1', said: ['ready'] }] }, states)).toEqual([
    'a tracker said that order o1 is ready, which it never was',
  ])
  expect(screenFaults({ ...seen, wordMs: 32_100 }, states)).toEqual(['a screen left open for 32.1 s how an order went'])
  expect(screenFaults({ ...seen, wrong: ['a screen broke'] }, states)).toEqual(['a screen broke'])
})
