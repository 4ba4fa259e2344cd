import { products } from '@harbour/chain'
import { expect, test } from 'vitest'
import { innerGroupsOf, mainOf } from './set-main.ts'

test('a dish becomes a part of a set in the brands that sell it', () => {
  const pizza = products.find(({ pid }) => pid === 'margherita')
  if (!pizza) throw new Error('the chain has a margherita')
  expect(mainOf({ ...pizza, price: { 42: 9900 } })).toMatchObject({ pid: 'margherita', price: { 42: 0 }, groups: [] })
})

test('the groups inside dishes are offered once each', () => {
  const inner = innerGroupsOf(products).map(({ inner: group }) => JSON.stringify(group))
  expect(inner.length).toBeGreaterThan(2)
  expect(new Set(inner).size).toBe(inner.length)
})
