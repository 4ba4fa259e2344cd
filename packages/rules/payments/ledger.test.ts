import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addCents, cents } from '../money.ts'
import { postings, type MoneyEvent } from './ledger.ts'

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
    [{ kind: 'mismatched', charged: cents(500) }, 'provider', 'quarantine'],
    [{ kind: 'refund', amount: cents(500), of: 'sale' }, 'refunds', 'provider'],
    [{ kind: 'refund', amount: cents(500), of: 'late' }, 'owed', 'provider'],
    [{ kind: 'refund', amount: cents(500), of: 'mismatched' }, 'quarantine', 'provider'],
    [{ kind: 'bounce', amount: cents(500), of: 'sale' }, 'provider', 'refunds'],
    [{ kind: 'bounce', amount: cents(500), of: 'late' }, 'provider', 'owed'],
    [{ kind: 'byHand', amount: cents(500), of: 'sale', via: 'office' }, 'refunds', 'office'],
    [{ kind: 'byHand', amount: cents(500), of: 'mismatched', via: 'provider' }, 'quarantine', 'provider'],
    [{ kind: 'kept', amount: cents(500), of: 'late' }, 'owed', 'kept'],
    [{ kind: 'kept', amount: cents(500), of: 'mismatched' }, 'quarantine', 'kept'],
  ])('books %j to %s from %s', (event, to, from) => {
    expect(postings(event)).toEqual([
      { account: to, amount: 500 },
      { account: from, amount: -500 },
    ])
  })

  test.each([
    [500, ['till', 500], ['sales', -500]],
    [499, ['till', 499], ['short', 1], ['sales', -500]],
    [0, ['short', 500], ['sales', -500]],
  ])('books cash of which %i was collected', (collected, ...lines) => {
    const booked = postings({ kind: 'cash', total: cents(500), collected: cents(collected) })
    expect(booked.map(({ account, amount }) => [account, amount])).toEqual(lines)
  })

  test('books no cash that was not to be had', () => {
    expect(() => postings({ kind: 'cash', total: cents(500), collected: cents(501) })).toThrow(RangeError)
    expect(() => postings({ kind: 'cash', total: cents(500), collected: cents(-1) })).toThrow(RangeError)
  })

  test('books nothing where what was paid for a made order is kept', () => {
    expect(postings({ kind: 'kept', amount: cents(500), of: 'sale' })).toEqual([])
  })

  test('adds up to nothing, whatever happens', () => {
    const money = fc.nat({ max: 1_000_000 }).map(cents)
    const event: fc.Arbitrary<MoneyEvent> = fc.oneof(
      fc.record({ kind: fc.constant('sale' as const), charged: money, total: money }),
      fc.record({ kind: fc.constantFrom('late' as const, 'mismatched' as const), charged: money }),
      fc.tuple(money, money).map(([one, other]) => {
        const [total, collected] = [cents(Math.max(one, other)), cents(Math.min(one, other))]
        return { kind: 'cash' as const, total, collected }
      }),
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
