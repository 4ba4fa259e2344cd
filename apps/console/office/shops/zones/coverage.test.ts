import { expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'

const square = (south: number, west: number, size: number): [number, number][] => [
  [south, west],
  [south + size, west],
  [south + size, west + size],
  [south, west + size],
]
/** About a square kilometre is 0.009 of a degree high. */
const zone = { ring: square(22.28, 114.2, 0.02) }

test('a zone alone overlaps nothing and has no hole', () => {
  expect(coverageOf([zone], [])).toMatchObject({ cells: [], own: [], others: [], holes: 0 })
  expect(coverageOf([], [])).toMatchObject({ cells: [], own: [] })
})

test('zones of the shop overlap in pairs, the first of which serves', () => {
  const { own, cells } = coverageOf([zone, { ring: square(22.29, 114.21, 0.02) }], [])
  expect(own).toMatchObject([{ first: 0, second: 1 }])
  expect(own[0]?.km2).toBeCloseTo(1.14, 0)
  expect(cells.every(({ kind }) => kind === 'own')).toBe(true)
})

test('other shops that deliver on the same ground are named, those beside it are not', () => {
  const near = { storeId: '3102', name: 'Quarry Bay', zones: [{ ring: square(22.28, 114.21, 0.02) }] }
  const far = { storeId: '3103', name: 'Sai Wan Ho', zones: [{ ring: square(22.5, 114.5, 0.02) }] }
  const { others } = coverageOf([zone], [near, far])
  expect(others).toMatchObject([{ storeId: '3102', name: 'Quarry Bay' }])
  expect(others[0]?.km2).toBeCloseTo(2.29, 0)
})

test('what is cut out of a zone is a hole, unless another shop delivers there', () => {
  const cut = { ...zone, holes: [square(22.285, 114.205, 0.01)] }
  expect(coverageOf([cut], []).holes).toBeCloseTo(1.14, 0)
  const filled = coverageOf([cut], [{ storeId: '3102', name: 'Quarry Bay', zones: [{ ring: square(22.284, 114.204, 0.012) }] }])
  expect(filled.holes).toBe(0)
})
