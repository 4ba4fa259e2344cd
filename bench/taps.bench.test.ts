import { expect, test } from 'vitest'
import { tapResults } from './taps.bench.ts'

test('the longest walk of a journey counts, beside what it took before', () => {
  const [delivery, takeaway, again] = tapResults([
    { journey: 'delivery', taps: 16, fields: 5, most: 17 },
    { journey: 'delivery', taps: 18, fields: 5, most: 17 },
    { journey: 'again', taps: 2, fields: 0, most: 3 },
  ])
  expect(delivery).toMatchObject({ ours: '18 (5 fields)', peer: '33 (6 fields)', aim: 'at most 17', met: false })
  expect(takeaway).toMatchObject({ ours: 'not walked to its end', met: false })
  expect(again).toMatchObject({ ours: '2', aim: 'at most 3', met: true })
})
