import { expect, test } from 'vitest'
import { cardIsOver } from './card-expiry.ts'

test('[9.1] a card is good to the last moment of its month in Asia/Shanghai', () => {
  const expiry = { month: 11, year: 2026 }
  expect(cardIsOver(expiry, Date.parse('2026-11-30T23:59:59.999+08:00'))).toBe(false)
  expect(cardIsOver(expiry, Date.parse('2026-12-01T00:00:00+08:00'))).toBe(true)
  expect(cardIsOver({ month: 12, year: 2026 }, Date.parse('2026-12-31T23:59:59.999+08:00'))).toBe(false)
  expect(cardIsOver({ month: 12, year: 2026 }, Date.parse('2027-01-01T00:00:00+08:00'))).toBe(true)
})
