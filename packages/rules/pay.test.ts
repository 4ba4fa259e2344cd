import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addCents, cents } from './money.ts'
import { chargedBy, payMethods, payUntil, postings, refundFor, type MoneyEvent } from './pay.ts'

test('[1.20] Hong Kong pays by card, Octopus, Alipay and cash; Macau by card, Alipay, MPay and cash', () => {
  expect(payMethods(31)).toEqual(['card', 'octopus', 'alipay', 'cash'])
  expect(payMethods(42)).toEqual(['card', 'alipay', 'mpay', 'cash'])
})

test('an order waits ten minutes for its money', () => {
  expect(payUntil(0)).toBe(600_000)
})

test.each([
  [20_104, 20_100],
  [20_105, 20_110],
  [20_110, 20_110],
])('[1.20] Octopus charges tens of cents: %i is charged as %i, and by any other method as it is', (total, charged) => {
  expect(chargedBy('octopus', cents(total))).toBe(charged)
  for (const method of ['card', 'alipay', 'mpay', 'cash'] as const) expect(chargedBy(method, cents(total))).toBe(total)
})

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

describe('the ledger', () => {
  test('books a sale with what rounding made', () => {
    expect(postings({ kind: 'sale', charged: cents(20_110), total: cents(20_105) })).toEqual([
      { account: 'provider', amount: 20_110 },
      { account: 'sales', amount: -20_105 },
      { account: 'rounding', amount: -5 },
    ])
    expect(postings({ kind: 'sale', charged: cents(100), total: cents(100) })).toHaveLength(2)
  })

  test.each<[MoneyEvent, string, string]>([
    [{ kind: 'cash', total: cents(500) }, 'till', 'sales'],
    [{ kind: 'late', charged: cents(500) }, 'provider', 'owed'],
    [{ kind: 'strange', charged: cents(500) }, 'provider', 'quarantine'],
    [{ kind: 'refund', amount: cents(500), of: 'sale' }, 'refunds', 'provider'],
    [{ kind: 'refund', amount: cents(500), of: 'late' }, 'owed', 'provider'],
    [{ kind: 'refund', amount: cents(500), of: 'strange' }, 'quarantine', 'provider'],
    [{ kind: 'bounce', amount: cents(500), of: 'sale' }, 'provider', 'refunds'],
    [{ kind: 'bounce', amount: cents(500), of: 'late' }, 'provider', 'owed'],
    [{ kind: 'byHand', amount: cents(500), of: 'sale', via: 'office' }, 'refunds', 'office'],
    [{ kind: 'byHand', amount: cents(500), of: 'strange', via: 'provider' }, 'quarantine', 'provider'],
    [{ kind: 'kept', amount: cents(500), of: 'late' }, 'owed', 'kept'],
    [{ kind: 'kept', amount: cents(500), of: 'strange' }, 'quarantine', 'kept'],
  ])('books %j to %s from %s', (event, to, from) => {
    expect(postings(event)).toEqual([
      { account: to, amount: 500 },
      { account: from, amount: -500 },
    ])
  })

  test('books nothing where what was paid for a made order is kept', () => {
    expect(postings({ kind: 'kept', amount: cents(500), of: 'sale' })).toEqual([])
  })

  test('adds up to nothing, whatever happens', () => {
    const money = fc.nat({ max: 1_000_000 }).map(cents)
    const event: fc.Arbitrary<MoneyEvent> = fc.oneof(
      fc.record({ kind: fc.constant('sale' as const), charged: money, total: money }),
      fc.record({ kind: fc.constantFrom('late' as const, 'strange' as const), charged: money }),
      fc.record({
        kind: fc.constantFrom('refund' as const, 'bounce' as const, 'kept' as const),
        amount: money,
        of: fc.constantFrom('sale' as const, 'late' as const),
      }),
    )
    fc.assert(
      fc.property(event, (each) => {
        expect(addCents(...postings(each).map(({ amount }) => amount))).toBe(0)
      }),
    )
  })
})
