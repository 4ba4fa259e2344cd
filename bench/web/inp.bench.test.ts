import { expect, test } from 'vitest'
import { percentile } from '../support/interactions.ts'

test('of 200 interactions two may be longer than the 99th percentile', () => {
  const durations = Array.from({ length: 200 }, (_, at) => at + 1)
  expect(percentile(durations, 99)).toBe(198)
  expect(percentile(durations, 100)).toBe(200)
  expect(percentile([40], 99)).toBe(40)
  expect(percentile([], 99)).toBeNaN()
})
