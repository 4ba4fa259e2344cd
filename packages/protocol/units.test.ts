import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { encode } from './encode.ts'
import { Dollars, Moment, WireCents } from './units.ts'

const dollars = (amount: unknown) => v.safeParse(Dollars, amount)

test.each([
  [0, 0],
  [0.1, 10],
  [0.29, 29],
  [1.1, 110],
  [19.99, 1999],
  [138, 13_800],
  [-30, -3000],
  [9_999_999.99, 999_999_999],
])('%f dollars on the wire are %i cents inside', (wire, inside) => expect(v.parse(Dollars, wire)).toBe(inside))

test.each([0.001, 1.005, 10_000_001, NaN, Infinity, '1', null])('%s is no amount of dollars', (amount) =>
  expect(dollars(amount).success).toBe(false),
)

test('every amount of cents comes back from the wire as it went', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -999_999_999, max: 999_999_999 }),
      (amount) => v.parse(Dollars, JSON.parse(JSON.stringify(encode(Dollars, amount)))) === amount,
    ),
  )
})

test('[9.4] coupon amounts are cents on the wire already', () => {
  expect(v.parse(WireCents, 3000)).toBe(3000)
  expect(v.safeParse(WireCents, 30.5).success).toBe(false)
})

test('[9.1] a moment is written as YYYY/MM/DD HH:mm:ss in Asia/Shanghai', () => {
  expect(encode(Moment, Date.UTC(2026, 10, 21, 16, 30, 5))).toBe('2026/11/22 00:30:05')
  expect(v.parse(Moment, '2026/11/22 00:30:05')).toBe(Date.UTC(2026, 10, 21, 16, 30, 5))
})

test('[9.1] every second comes back from the wire as it went', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (second) => v.parse(Moment, encode(Moment, second * 1000)) === second * 1000),
  )
})

test.each(['2026-11-22 00:30:05', '2026/11/22', '2026/13/01 00:00:00', ''])('"%s" is no moment', (text) =>
  expect(v.safeParse(Moment, text).success).toBe(false),
)
