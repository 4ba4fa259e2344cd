import { orderStatuses } from '@harbour/rules'
import { expect, test } from 'vitest'
import type { BoardOrder } from '../orders/queued-step.ts'
import { boardOrders, dueCount, steadyOrders } from './board-orders.ts'

// What the board sorts by, and no more.
const order = (orderId: string, fireAt: number | null, status: number = orderStatuses.accepted) =>
  ({ orderId, fireAt, status, placedAt: 1, etaHigh: 50 }) as BoardOrder
const ids = (orders: BoardOrder[]) => orders.map(({ orderId }) => orderId)

test('a preorder stands apart until the kitchen is to begin with it', () => {
  const orders = [order('late', 30), order('now', null), order('soon', 20)]
  const [before, after] = [boardOrders(orders, 19), boardOrders(orders, 20)]
  expect([ids(before.making), ids(before.later)]).toEqual([['now'], ['soon', 'late']])
  expect([ids(after.making).sort(), ids(after.later)]).toEqual([['now', 'soon'], ['late']])
  expect([dueCount(orders, 19), dueCount(orders, 20)]).toEqual([0, 1])
})

test('a preorder that nobody has answered is a new order', () => {
  expect(ids(boardOrders([order('a', 30, orderStatuses.placed)], 1).new)).toEqual(['a'])
})

test('a column without changes stays the same', () => {
  const [a, b] = [order('a', null), order('b', null, orderStatuses.placed)]
  const [before, after] = [boardOrders([a, b], 1), boardOrders([a, { ...b }], 1)]
  const steady = steadyOrders(before, after)
  expect([steady.making === before.making, steady.new === after.new]).toEqual([true, true])
})
