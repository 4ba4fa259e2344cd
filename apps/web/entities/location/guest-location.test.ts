import { expect, test } from 'vitest'
import { distanceWords } from './guest-location.ts'

test.each([
  [0, '10 米'],
  [62, '60 米'],
  [994, '990 米'],
  [995, '1.0 公里'],
  [2449, '2.4 公里'],
  [9949, '9.9 公里'],
  [9950, '10 公里'],
  [28_600, '29 公里'],
])('[1.17] %i metres read "%s"', (metres, words) => {
  expect(distanceWords(metres)).toBe(words)
})
