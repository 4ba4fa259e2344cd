import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, type Allowance } from './coupon-allocation.ts'
import { addCents, cents } from '../money.ts'

const allowance = (left: number, ...open: number[]): Allowance => ({ left: cents(left), open })

test.each([
  ['nothing', [], [allowance(5)], []],
  ['nothing to be paid', [5], [], [0]],
  ['one that is not let in', [5], [allowance(9)], [0]],
  ['the first one first', [5, 3], [allowance(6, 0, 1)], [5, 1]],
  ['a narrow one beside a wide one', [5, 3], [allowance(4, 0, 1), allowance(4, 0)], [5, 3]],
  ['one that pays elsewhere for the next', [4, 4], [allowance(4, 0, 1), allowance(4, 0)], [4, 4]],
  ['a chain of three', [4, 4, 4], [allowance(4, 0, 1), allowance(4, 1, 2), allowance(4, 0)], [4, 4, 4]],
  ['too little for all', [4, 4, 4], [allowance(4, 0, 1), allowance(3, 1, 2), allowance(1, 0)], [4, 4, 0]],
])('%s', (_, amounts, allowances, paid) => {
  expect(allocate(amounts.map(cents), allowances)).toEqual(paid)
})

const anyCase = fc.tuple(
  fc.array(fc.integer({ min: 0, max: 50 }).map(cents), { maxLength: 6 }),
  fc.array(fc.record({ left: fc.integer({ min: 0, max: 60 }).map(cents), open: fc.subarray([0, 1, 2, 3, 4, 5]) }), { maxLength: 6 }),
)
const within = (amounts: readonly unknown[], allowances: readonly Allowance[]) =>
  allowances.map(({ left, open }) => ({ left, open: open.filter((who) => who < amounts.length) }))

/** The least cut is the greatest flow: some are held back by the allowances open to them, all others pay in full. */
function most(amounts: readonly number[], allowances: readonly Allowance[]): number {
  const held = amounts.reduce<number[][]>((sets, _, who) => [...sets, ...sets.map((set) => [...set, who])], [[]])
  return Math.min(
    ...held.map((set) => {
      const inFull = amounts.reduce((sum, amount, who) => (set.includes(who) ? sum : sum + amount), 0)
      return allowances.reduce((sum, { left, open }) => (open.some((who) => set.includes(who)) ? sum + left : sum), inFull)
    }),
  )
}

test('together they pay the most that they can, and none more than it has', () => {
  fc.assert(
    fc.property(anyCase, ([amounts, given]) => {
      const allowances = within(amounts, given)
      const paid = allocate(amounts, allowances)
      expect(addCents(...paid)).toBe(most(amounts, allowances))
      paid.forEach((one, who) => expect(one).toBeLessThanOrEqual(amounts[who] ?? 0))
      paid.forEach((_, who) =>
        expect(addCents(...paid.slice(0, who + 1))).toBe(most(amounts.slice(0, who + 1), within(paid.slice(0, who + 1), allowances))),
      )
    }),
    { numRuns: 500 },
  )
})
