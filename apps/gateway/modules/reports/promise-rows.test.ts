import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promisesOf, type PromiseSums } from './promise-rows.ts'

const all = (offs: number[], nums: number[]): PromiseSums => ({ kind: 'all', key: '', kept: 1, early: 2, late: 3, offs, nums })

test('the middle of an even number lies between two, and a tenth of them where the share falls', () => {
  expect(promisesOf([all([-50, -20, 10, 31], [1, 1, 1, 1])])).toMatchObject([{ median: -0.5, earliest: -4.1, latest: 2.5 }])
  expect(promisesOf([all([-50, 700], [2, 1])])).toMatchObject([
    { orders: 6, kept: 1, early: 2, late: 3, median: -5, earliest: -5, latest: 55 },
  ])
})

test('groups come by kind and key; without an order there is none', () => {
  const rows = promisesOf([all([0], [1]), { ...all([0], [1]), kind: 'shop', key: '3102' }, { ...all([0], [1]), kind: 'shop', key: '3101' }])
  expect(rows.map(({ kind, key }) => `${kind} ${key}`)).toEqual(['all ', 'shop 3101', 'shop 3102'])
  expect(promisesOf([])).toEqual([])
})

test('however orders are shared out over days, the figures stay', () => {
  const sums = (offs: readonly number[]) =>
    all(
      offs.toSorted((a, b) => a - b),
      offs.map(() => 1),
    )
  const figures = ({ median, earliest, latest }: ReturnType<typeof promisesOf>[number]) => [median, earliest, latest]
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 1 }), fc.nat(), (offs, at) => {
      const cut = at % offs.length
      const days = [sums(offs.slice(0, cut)), sums(offs.slice(cut))]
      expect(promisesOf(days).map(figures)).toEqual(promisesOf([sums(offs)]).map(figures))
    }),
  )
})
