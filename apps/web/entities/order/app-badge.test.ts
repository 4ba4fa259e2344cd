import type { OrderCard } from '@harbour/protocol'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { getUserOrders } from '@harbour/protocol'
import { liveOrders, setAppBadge } from './app-badge.ts'

const accepted = 10
const completed = 100
const order = (orderId: string, status = accepted) => ({ orderId, status }) as OrderCard // all that a badge asks of one

test('an order on its way counts once, however many lists it stands in', () => {
  const list = { pages: [{ orders: [order('a'), order('b', completed)] }, { orders: [order('c')] }] }
  expect(
    liveOrders([
      { at: 1, answer: list },
      { at: 2, answer: { orders: [order('a')] } },
      { at: 0, answer: undefined },
    ]),
  ).toBe(2)
})

test('what was said last of an order is right', () => {
  const [before, now] = [
    { at: 1, answer: { orders: [order('a')] } },
    { at: 2, answer: { orders: [order('a', completed)] } },
  ]
  expect(liveOrders([now, before])).toBe(0)
})

test('the icon shows the number as it changes, and nothing where nothing is on its way', () => {
  const shown: number[] = []
  const queries = new QueryClient()
  setAppBadge(queries, {
    setAppBadge: async (count = 0) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  })
  queries.setQueryData([getUserOrders.name, 1], { orders: [order('a'), order('b')] })
  queries.setQueryData([getUserOrders.name, 2], { orders: [order('b')] })
  queries.setQueryData(['something else'], { orders: [order('c')] })
  queries.setQueryData([getUserOrders.name, 1], { orders: [] })
  queries.removeQueries({ queryKey: [getUserOrders.name] })
  expect(shown).toEqual([0, 2, 1, 0])
  queries.clear()
})
