import { expect, test } from 'vitest'
import { mayRefund, refundedOf } from './refundable.ts'

// What a refund looks at, and no more.
type Detail = NonNullable<Parameters<typeof mayRefund>[0]>
const detail = (lines: { num: number; gift?: boolean }[], refunded: [number, number][] = [], charged = 100) =>
  ({ order: { lines }, charged, refundedLines: refunded.map(([index, num]) => ({ index, num })) }) as unknown as Detail

test('what went back of a line is counted over all of its refunds', () => {
  expect(
    refundedOf(
      detail(
        [{ num: 3 }],
        [
          [0, 1],
          [1, 5],
          [0, 1],
        ],
      ),
      0,
    ),
  ).toBe(2)
})

test('money may go back while some of a line is left', () => {
  const lines = [{ num: 2 }, { num: 1 }]
  expect([mayRefund(detail(lines, [[0, 1]]), 0), mayRefund(detail(lines, [[1, 1]]), 1)]).toEqual([true, false])
})

test('nothing goes back for a gift, an order that is unpaid or was paid in cash, or a line that is not there', () => {
  expect([mayRefund(detail([{ num: 1, gift: true }]), 0), mayRefund(detail([{ num: 1 }], [], 0), 0), mayRefund(detail([]), 0)]).toEqual([
    false,
    false,
    false,
  ])
  expect(mayRefund(undefined, 0)).toBe(false)
})
