import { orderStatuses } from '@harbour/rules'
import { expect, test } from 'vitest'
import { dueTickets, ticketName } from './due-tickets.ts'
import { cashDelivery, noon } from './tickets/tickets.fixtures.ts'

const minute = 60_000
const order = (orderId: string, status: number, more = {}) => ({ ...cashDelivery, orderId, status, movedAt: noon, ...more })
const due = (orders: Parameters<typeof dueTickets>[0], done = {}, now = noon) =>
  dueTickets(orders, done, now).map(({ order: { orderId }, copy }) => ticketName(orderId, copy))

test('both copies of what is made, the customer’s of what is ready, none of what is new or out', () => {
  const orders = [
    order('new', orderStatuses.placed),
    order('accepted', orderStatuses.accepted),
    order('ready', orderStatuses.readyForRider),
    order('out', orderStatuses.delivering),
  ]
  expect(due(orders)).toEqual(['accepted.kitchen', 'accepted.customer', 'ready.customer'])
})

test('the oldest order is printed first, and what was seen to is not printed again', () => {
  const orders = [order('b', orderStatuses.accepted, { placedAt: noon - 1 }), order('a', orderStatuses.accepted, { placedAt: noon - 2 })]
  expect(due(orders, { 'a.customer': noon })).toEqual(['a.kitchen', 'b.kitchen', 'b.customer'])
})

test('half an hour after an order was accepted it is no longer printed by itself', () => {
  const orders = [order('a', orderStatuses.accepted)]
  expect(due(orders, {}, noon + 30 * minute)).toHaveLength(2)
  expect(due(orders, {}, noon + 30 * minute + 1)).toEqual([])
})
