import { expect, test } from 'vitest'
import { createStreamQuota } from './stream-quota.ts'

test('a stream is counted in each of its shares, or in none where one is full, and gives its place back once', () => {
  const take = createStreamQuota()
  const [ticket, address] = [
    { key: 'ticket a', most: 1 },
    { key: 'address', most: 2 },
  ]
  const first = take(ticket, address)
  expect(first).toBeDefined()
  expect(take(ticket, address)).toBeUndefined()
  expect(take({ key: 'ticket b', most: 1 }, address)).toBeDefined()
  expect(take({ key: 'ticket c', most: 1 }, address)).toBeUndefined()
  first?.()
  first?.()
  expect(take(ticket, address)).toBeDefined()
  expect(take({ key: 'ticket c', most: 1 }, address)).toBeUndefined()
})
