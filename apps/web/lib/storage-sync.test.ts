import { expect, test, vi } from 'vitest'
import { passOnStorage, waitForStorage } from './storage-sync.ts'

const database = new Map<string, number>()
vi.mock('idb-keyval', () => ({
  get: (key: string) => (database.has('refused') ? Promise.reject(new Error('no database')) : Promise.resolve(database.get(key))),
  set: (key: string, value: number) => Promise.resolve(database.set(key, value)),
}))

const shelf = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => shelf.set(key, value),
})

test('[1.13] a tab waits until it sees what the tab before it has written', async () => {
  await passOnStorage('order', await waitForStorage('order'))
  const [written] = [...shelf.values()]
  shelf.clear() // this tab has not heard of it yet
  let seen = false
  vi.useFakeTimers()
  const waiting = waitForStorage('order').then(() => (seen = true))
  await vi.advanceTimersByTimeAsync(1000)
  expect(seen).toBe(false)
  shelf.set('turn:order', written ?? '')
  await vi.advanceTimersByTimeAsync(10)
  expect(seen).toBe(true)
  await waiting
  vi.useRealTimers()
})

test('turns of different names do not wait for one another', async () => {
  database.set('turn:order', 7)
  shelf.clear()
  expect(await waitForStorage('session')).toBe(0)
})

test('a local storage that was cleared is waited for once', async () => {
  database.set('turn:pay', 7)
  shelf.clear()
  vi.useFakeTimers()
  const waiting = waitForStorage('pay')
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  await passOnStorage('pay', await waiting)
  expect(shelf.get('turn:pay')).toBe('8')
  expect(await waitForStorage('pay')).toBe(8)
})

test('a browser that keeps no database still serves its guest', async () => {
  database.set('refused', 1)
  expect(await waitForStorage('order')).toBe(0)
  database.delete('refused')
})
