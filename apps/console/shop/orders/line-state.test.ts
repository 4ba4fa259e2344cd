import { expect, test } from 'vitest'
import { lineStateAt } from './line-state.ts'

const at = (heardAt: number, lostAt: number | null = null) => lineStateAt({ heardAt, lostAt }, 100_000)

test('nothing is known before anything was heard', () => expect(at(0)).toBe('opening'))

test('news are late when a beat is missing, and gone after a minute', () => {
  expect([at(100_000), at(83_001), at(83_000), at(40_001), at(40_000)]).toEqual(['live', 'live', 'stale', 'stale', 'offline'])
})

test('a line that failed is lost, but for one that is being taken up anew', () => {
  expect([at(99_000, 98_001), at(99_000, 98_000), at(0, 90_000)]).toEqual(['live', 'offline', 'offline'])
})
