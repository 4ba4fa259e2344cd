import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import { refundFor, refundNext } from './refund.ts'

describe('a part of an order paid back', () => {
  const lines = [
    { num: 3, total: cents(10_000) },
    { num: 1, total: cents(5000) },
  ]

  test('is what it cost after all that was taken off', () => {
    expect(refundFor([{ index: 1, num: 1 }], lines, cents(12_000))).toBe(4000)
    expect(refundFor([{ index: 0, num: 1 }], lines, cents(12_000))).toBe(2667)
    expect(refundFor([{ index: 0, num: 2 }], lines, cents(12_000))).toBe(5334)
  })

  test.each([[[{ index: 2, num: 1 }]], [[{ index: 0, num: 4 }]], [[{ index: 0, num: 0 }]], [[{ index: 0, num: 0.5 }]]])(
    'no such part: %j',
    (parts) => {
      expect(() => refundFor(parts, lines, cents(12_000))).toThrow(new RangeError('no such part of an order'))
    },
  )

  test('of an order without lines there is none', () => {
    expect(() => refundFor([], [], cents(0))).toThrow(new RangeError('an order without lines has nothing to pay back'))
  })

  test('all of it together is all that was paid for the dishes', () => {
    const line = fc.record({ num: fc.integer({ min: 1, max: 9 }), total: fc.nat({ max: 100_000 }).map(cents) })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.nat({ max: 500_000 }).map(cents), (all, paid) => {
        const parts = all.map(({ num }, index) => ({ index, num }))
        expect(refundFor(parts, all, paid)).toBe(paid)
      }),
    )
  })
})

const lines = [
  { num: 3, total: cents(300) },
  { num: 1, total: cents(100) },
]
const next = (asked: { index: number; num: number }[], before: { index: number; num: number }[] = []) =>
  refundNext(asked, { lines, paidForDishes: cents(133), before })

test('the same dish given back one by one comes to what it costs together', () => {
  expect(next([{ index: 0, num: 3 }])).toBe(100)
  expect(next([{ index: 0, num: 1 }])).toBe(34)
  expect(next([{ index: 0, num: 1 }], [{ index: 0, num: 1 }])).toBe(33)
  expect(next([{ index: 0, num: 1 }], [{ index: 0, num: 2 }])).toBe(33)
})

test('a line named twice is counted together', () => {
  expect(
    next([
      { index: 0, num: 1 },
      { index: 0, num: 2 },
    ]),
  ).toBe(100)
  expect(
    next([
      { index: 0, num: 2 },
      { index: 0, num: 2 },
    ]),
  ).toBeNull()
})

test.each([
  [[]],
  [[{ index: 2, num: 1 }]],
  [[{ index: -1, num: 1 }]],
  [[{ index: 0, num: 4 }]],
  [
    [
      { index: 0, num: 1 },
      { index: 1, num: 2 },
    ],
  ],
])('no such part is left: %j', (asked) => {
  expect(next(asked)).toBeNull()
})

test('of a line that has been given back nothing is left', () => {
  expect(next([{ index: 1, num: 1 }], [{ index: 1, num: 1 }])).toBeNull()
  expect(next([{ index: 0, num: 2 }], [{ index: 0, num: 2 }])).toBeNull()
})

test('part after part, in any order, ends at the last cent that was paid', () => {
  const line = fc.record({ num: fc.integer({ min: 1, max: 5 }), total: fc.integer({ min: 1, max: 50_000 }).map(cents) })
  const order = fc.array(line, { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(order, fc.nat({ max: 200_000 }).map(cents), fc.func(fc.nat()), (all, paidForDishes, rank) => {
      const pieces = all.flatMap(({ num }, index) =>
        Array.from({ length: num }, (_, piece) => ({ index, num: 1, rank: rank(index, piece) })),
      )
      const turn = pieces.toSorted((a, b) => a.rank - b.rank)
      const amounts = turn.map((piece, at) => refundNext([piece], { lines: all, paidForDishes, before: turn.slice(0, at) }) ?? Number.NaN)
      expect(amounts.every((amount) => amount >= 0)).toBe(true)
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(paidForDishes)
    }),
  )
})
