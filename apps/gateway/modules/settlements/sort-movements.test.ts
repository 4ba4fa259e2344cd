import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { sortMovements, type Movement } from './sort-movements.ts'

const movement = (ours: number | null, theirs: number | null): Movement => ({
  subject: 'a payment',
  kind: 'payment',
  paymentId: null,
  refundId: null,
  orderId: null,
  ours: ours === null ? null : cents(ours),
  theirs: theirs === null ? null : cents(theirs),
  theirRef: null,
  happenedAt: 0,
})

test.each([
  [8900, 8901, 'differing', 1],
  [8900, 8899, 'differing', -1],
  [8900, null, 'oursOnly', -8900],
  [-500, null, 'oursOnly', 500],
  [null, 8900, 'theirsOnly', 8900],
  [null, -50, 'theirsOnly', -50],
  [8900, 0, 'differing', -8900],
])('ours %j and theirs %j are %s by %i', (ours, theirs, name, difference) => {
  expect(sortMovements([movement(ours, theirs)]).differences).toMatchObject([{ class: name, difference }])
})

test.each([
  [8900, 8900],
  [-500, -500],
  [0, 0],
  [null, 0],
  [0, null],
])('ours %j and theirs %j are alike', (ours, theirs) => {
  expect(sortMovements([movement(ours, theirs)])).toMatchObject({ matched: [{ ours, theirs }], differences: [] })
})
