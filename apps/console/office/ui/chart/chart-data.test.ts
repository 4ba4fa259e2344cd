import { expect, test } from 'vitest'
import { hasNumbers, labelPlaces } from './chart-data.ts'

test('as many labels stand along the foot as there is room for, at steps by which people count', () => {
  expect(labelPlaces(5, 10)).toEqual([0, 1, 2, 3, 4])
  expect(labelPlaces(60, 8)).toEqual([0, 10, 20, 30, 40, 50])
  expect(labelPlaces(3000, 2)).toEqual([0, 1500])
  expect(labelPlaces(0, 4)).toEqual([])
})

test('a chart without a number has nothing to show, one of zeros has', () => {
  expect(hasNumbers({ labels: ['a'], series: [{ name: 'x', values: [null] }] })).toBe(false)
  expect(hasNumbers({ labels: ['a'], series: [{ name: 'x', values: [0] }] })).toBe(true)
})
