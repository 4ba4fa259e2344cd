import { expect, test } from 'vitest'
import { healthOf } from './tablet-health.ts'

const report = { at: 100_000, sound: 'on', visible: true, wakeLock: true, unsent: 0, screen: 'counter', version: '1' } as const

test('a tablet is fine while it speaks, can be heard and is on the screen; the first thing wrong is said', () => {
  expect(healthOf({ report }, 159_999)).toBe('fine')
  expect(healthOf({ report }, 160_000)).toBe('silent')
  expect(healthOf({ report: { ...report, sound: 'blocked', visible: false } }, 100_000)).toBe('muted')
  expect(healthOf({ report: { ...report, visible: false } }, 100_000)).toBe('hidden')
  expect(healthOf({ report: null }, 100_000)).toBe('unused')
})
