import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spread, type Room } from './coupon-spread.ts'
import { addCents, cents } from '../money.ts'

const room = (left: number, ...open: number[]): Room => ({ left: cents(left), open })

test.each([
  ['nothing', [], [room(5)], []],
  ['no room', [5], [], [0]],
  ['one that is not let in', [5], [room(9)], [0]],
  ['the first one first', [5, 3], [room(6, 0, 1)], [5, 1]],
  ['a narrow one beside a wide one', [5, 3], [room(4, 0, 1), room(4, 0)], [5, 3]],
  ['one that makes room for the next', [4, 4], [room(4, 0, 1), room(4, 0)], [4, 4]],
  ['a chain of three', [4, 4, 4], [room(4, 0, 1), room(4, 1, 2), room(4, 0)], [4, 4, 4]],
  ['too little room for all', [4, 4, 4], [room(4, 0, 1), room(3, 1, 2), room(1, 0)], [4, 4, 0]],
])('%s', (_, amounts, rooms, paid) => {
  expect(spread(amounts.map(cents), rooms)).toEqual(paid)
})

const anySpread = fc.tuple(
  fc.array(fc.integer({ min: 0, max: 50 }).map(cents), { maxLength: 6 }),
  fc.array(fc.record({ left: fc.integer({ min: 0, max: 60 }).map(cents), open: fc.subarray([0, 1, 2, 3, 4, 5]) }), { maxLength: 6 }),
)
const within = (amounts: readonly unknown[], rooms: readonly Room[]) =>
  rooms.map(({ left, open }) => ({ left, open: open.filter((who) => who < amounts.length) }))

/** The least cut is the greatest flow: some are held back by the rooms open to them, all others pay in full. */
function most(amounts: readonly number[], rooms: readonly Room[]): number {
  const held = amounts.reduce<number[][]>((sets, _, who) => [...sets, ...sets.map((set) => [...set, who])], [[]])
  return Math.min(
    ...held.map((set) => {
      const inFull = amounts.reduce((sum, amount, who) => (set.includes(who) ? sum : sum + amount), 0)
      return rooms.reduce((sum, { left, open }) => (open.some((who) => set.includes(who)) ? sum + left : sum), inFull)
    }),
  )
}

test('together they pay the most that they can, and none more than it has', () => {
  fc.assert(
    fc.property(anySpread, ([amounts, given]) => {
      const rooms = within(amounts, given)
      const paid = spread(amounts, rooms)
      expect(addCents(...paid)).toBe(most(amounts, rooms))
      paid.forEach((one, who) => expect(one).toBeLessThanOrEqual(amounts[who] ?? 0))
      paid.forEach((_, who) =>
        expect(addCents(...paid.slice(0, who + 1))).toBe(most(amounts.slice(0, who + 1), within(paid.slice(0, who + 1), rooms))),
      )
    }),
    { numRuns: 500 },
  )
})
