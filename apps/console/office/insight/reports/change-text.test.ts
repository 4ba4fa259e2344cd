import { expect, test } from 'vitest'
import { changeOf, changeText, minutesText, pointsText, shareText } from './change-text.ts'

test('a change is in percent of what was before, and none where nothing was', () => {
  expect([changeOf(105, 100), changeOf(96, 100), changeOf(100, 100), changeOf(5, 0)]).toEqual([5, -4, 0, null])
  expect([changeText(5.1), changeText(-4), changeText(null)]).toEqual(['+5.1%', '−4.0%', '–'])
})

test('shares are read in percent, their change in points', () => {
  expect([shareText(0.9462), shareText(null)]).toEqual(['94.6%', '–'])
  expect([pointsText(0.937, 0.946), pointsText(0.946, null)]).toEqual(['−0.9', '–'])
  expect([minutesText(3.5), minutesText(-2)]).toEqual(['+3.5', '−2.0'])
})
