import { expect, test } from 'vitest'
import { bothOf, createLimits } from './rate-limits.ts'
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
  for (let i = 0; i < 3; i++) expect(await bothOf(limits.call('203.0.113.1'))).toBeUndefined()
  expect(await bothOf(limits.call('203.0.113.1'))).toBeGreaterThan(0)
  expect(await bothOf(limits.call('203.0.113.2'))).toBeUndefined()
})

test('one IPv6 household counts as one address', async () => {
  const limits = createLimits(1 / 600, noQuotas)
  expect(await bothOf(limits.call('2001:db8:1:2::1'))).toBeUndefined()
  expect(await bothOf(limits.call('2001:db8:1:2:ffff::9'))).toBeGreaterThan(0)
  expect(await bothOf(limits.call('2001:db8:1:3::1'))).toBeUndefined()
})

test('a till is counted for itself, wherever it calls from', async () => {
  const limits = createLimits(1 / 3000, noQuotas)
  expect(await bothOf(limits.call('203.0.113.1'))).toBeUndefined()
  expect(await bothOf(limits.till('3101'))).toBeUndefined()
  expect(await bothOf(limits.till('3101'))).toBeGreaterThan(0)
  expect(await bothOf(limits.till('3102'))).toBeUndefined()
})

test('a till that reads its orders anew at each step of a rush is not refused', async () => {
  const limits = createLimits(1, noQuotas)
  const waits = await Promise.all(Array.from({ length: 2500 }, () => bothOf(limits.till('3101'))))
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
  for (const limits of [here, there, here]) expect(await bothOf(limits.call('203.0.113.1'))).toBeUndefined()
  expect(await bothOf(there.call('203.0.113.1'))).toBe(60)
  expect(await bothOf(there.call('203.0.113.2'))).toBeUndefined()
  expect(await bothOf(there.staff('a session'))).toBeUndefined()
})

test('where the database does not count, the process’s own count is what is left, and it says so once for a while', async () => {
  const faults: unknown[] = []
  const database = { isAway: true, asked: 0 }
  const take: Quotas['take'] = async () => {
    database.asked += 1
    if (database.isAway) throw new Error('no database')
    return undefined
  }
  let at = 0
  const options = { shared: true, onFault: (error: unknown) => faults.push(error), now: () => at }
  const limits = createLimits(0.01, { ...noQuotas, take }, options)
  const call = () => bothOf(limits.call('203.0.113.1'))
  expect(await Promise.all([call(), call(), call()])).toEqual([undefined, undefined, undefined])
  expect([database.asked, faults.length]).toEqual([3, 1])
  at = 4999
  expect(await call()).toBeUndefined()
  expect(database.asked).toBe(3)
  at = 5000
  database.isAway = false
  expect([await call(), await call(), database.asked]).toEqual([undefined, undefined, 5])
  expect(await call()).toBeGreaterThan(0)
  expect([database.asked, faults.length]).toEqual([5, 1])
})
