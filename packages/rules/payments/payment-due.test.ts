import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { paymentAtHandover, payUntil } from './payment-due.ts'

test.each<
  [Parameters<typeof paymentAtHandover>[0]['payMethod'], number, Parameters<typeof paymentAtHandover>[0]['state'], boolean, number]
>([
  ['cash', 8900, 'delivering', false, 8900],
  ['cash', 8900, 'completed', true, 0],
  ['cash', 8900, 'cancelled', false, 0],
  ['cash', 0, 'placed', true, 0],
  ['card', 8900, 'placed', true, 0],
  ['octopus', 8900, 'paymentPending', false, 0],
])('[1.20] by %s, an order of %i cents that is %s is paid: %s, and %i are to be collected', (payMethod, total, state, paid, toCollect) => {
  expect(paymentAtHandover({ payMethod, total: cents(total), state })).toEqual({ paid, toCollect })
})

test('an order waits ten minutes for its money', () => {
  expect(payUntil(0)).toBe(600_000)
})
