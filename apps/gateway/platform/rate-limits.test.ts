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
