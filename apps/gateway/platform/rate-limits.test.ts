import { expect, test } from 'vitest'
import { createLimits } from './rate-limits.ts'
import type { Quotas } from './quotas.ts'

/** Quotas that count nothing: all that is counted here is counted by the process alone. */
const noQuotas: Quotas = {
  take: async () => undefined,
  used: async () => 0,
  giveBack: async () => {},
  reset: async () => {},
}

test('an address has so many calls a minute, and then waits', async () => {
  const limits = createLimits(0.005, noQuotas)
  for (let i = 0; i < 3; i++) expect(await limits.call('203.0.113.1')).toBeUndefined()
  expect(await limits.call('203.0.113.1')).toBeGreaterThan(0)
  expect(await limits.call('203.0.113.2')).toBeUndefined()
})

test('one IPv6 household counts as one address', async () => {
  const limits = createLimits(1 / 600, noQuotas)
  expect(await limits.call('2001:db8:1:2::1')).toBeUndefined()
  expect(await limits.call('2001:db8:1:2:ffff::9')).toBeGreaterThan(0)
  expect(await limits.call('2001:db8:1:3::1')).toBeUndefined()
})

test('a till is counted for itself, wherever it calls from', async () => {
  const limits = createLimits(1 / 3000, noQuotas)
  expect(await limits.call('203.0.113.1')).toBeUndefined()
  expect(await limits.till('3101')).toBeUndefined()
  expect(await limits.till('3101')).toBeGreaterThan(0)
  expect(await limits.till('3102')).toBeUndefined()
})

test('a till that reads its orders anew at each step of a rush is not refused', async () => {
  const limits = createLimits(1, noQuotas)
  const waits = await Promise.all(Array.from({ length: 2500 }, () => limits.till('3101')))
  expect(waits.filter((wait) => wait !== undefined)).toEqual([])
})

test('where floods are counted by all processes together, what one has let through the other has not', async () => {
  const used = new Map<string, number>()
  const together: Quotas = {
    ...noQuotas,
    async take(...uses) {
      const [use] = uses
      if (!use) return undefined
      const id = `${use.quota.name} ${use.key}`
      used.set(id, (used.get(id) ?? 0) + 1)
      return (used.get(id) ?? 0) > use.quota.most ? { quota: use.quota, retryAfter: 60 } : undefined
    },
  }
  const [here, there] = [createLimits(0.005, together, { shared: true }), createLimits(0.005, together, { shared: true })]
  for (const limits of [here, there, here]) expect(await limits.call('203.0.113.1')).toBeUndefined()
  expect(await there.call('203.0.113.1')).toBe(60)
  expect(await there.call('203.0.113.2')).toBeUndefined()
  expect(await there.staff('a session')).toBeUndefined()
})

test('where the database does not count, the process’s own count is what is left, and it says so', async () => {
  const faults: unknown[] = []
  const away: Quotas = { ...noQuotas, take: async () => Promise.reject(new Error('no database')) }
  const limits = createLimits(0.005, away, { shared: true, onFault: (error) => faults.push(error) })
  for (let i = 0; i < 3; i++) expect(await limits.call('203.0.113.1')).toBeUndefined()
  expect(await limits.call('203.0.113.1')).toBeGreaterThan(0)
  expect(faults).toHaveLength(3)
})
