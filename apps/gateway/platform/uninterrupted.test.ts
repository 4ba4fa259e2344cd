import { expect, test } from 'vitest'
import { createUninterrupted } from './uninterrupted.ts'

test('rounds are uninterrupted since the first of them, and anew since the first after a gap', () => {
  const { since } = createUninterrupted(60)
  expect([1000, 1060, 1120, 1181, 1200].map(since)).toEqual([1000, 1000, 1000, 1181, 1181])
})
