import { expect, test } from 'vitest'
import { paceOf } from './pace.ts'

test('the pace is that of the last five minutes, the peak the most of any five', () => {
  expect(paceOf([0, 10, 10, 10, 10, 10, 0, 0, 0, 0, 5])).toEqual({ pace: 1, peak: 10 })
  expect(paceOf([0, 0])).toEqual({ pace: 0, peak: 0 })
  expect(paceOf([])).toEqual({ pace: 0, peak: 0 })
})
