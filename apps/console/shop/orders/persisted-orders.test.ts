import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persistOrders, persistedOrders } from './persisted-orders.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was heard of a shop is kept for that shop', async () => {
  persistOrders('3101', [], true)
  expect(await persistedOrders('3101')).toEqual({ orders: [], attended: true })
  expect(await persistedOrders('3102')).toBeUndefined()
})

test.each([
  ['of another build', '{"storeId":"3101","orders":{"attended":true,"orders":[{"orderId":"a","lines":null}]}}'],
  ['cut off', '{"storeId":"3101","ord'],
  ['something else', '[]'],
])('what is %s is forgotten, and not shown', async (_name, text) => {
  kept.set('console.orders', text)
  expect(await persistedOrders('3101')).toBeUndefined()
  expect(kept.size).toBe(0)
})
