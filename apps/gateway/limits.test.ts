import { expect, test } from 'vitest'
import { createLimits } from './limits.ts'

test('an address has so many calls a minute, and then waits', async () => {
  const limits = createLimits(0.005)
  for (let i = 0; i < 3; i++) expect(await limits.call('203.0.113.1')).toBeUndefined()
  expect(await limits.call('203.0.113.1')).toBeGreaterThan(0)
  expect(await limits.call('203.0.113.2')).toBeUndefined()
})

test('one IPv6 household counts as one address', async () => {
  const limits = createLimits(1 / 60)
  expect(await limits.session('2001:db8:1:2::1')).toBeUndefined()
  expect(await limits.session('2001:db8:1:2:ffff::9')).toBeGreaterThan(0)
  expect(await limits.session('2001:db8:1:3::1')).toBeUndefined()
})

test('a till is counted for itself, wherever it calls from', async () => {
  const limits = createLimits(1 / 600)
  expect(await limits.call('203.0.113.1')).toBeUndefined()
  expect(await limits.till('3101')).toBeUndefined()
  expect(await limits.till('3101')).toBeGreaterThan(0)
  expect(await limits.till('3102')).toBeUndefined()
})
