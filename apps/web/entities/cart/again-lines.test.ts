import type { LineIssue } from '@harbour/protocol'
import { cents, type CartLine } from '@harbour/rules'
import { expect, test } from 'vitest'
import { againCart, againLines, cannotBeHad } from './again-lines.ts'

const ordered = (pid: string, more: object = {}) => ({
  uid: `31-${pid}`,
  pid,
  name: pid,
  choices: '',
  picture: '',
  num: 2,
  unit: cents(3200),
  total: cents(6400),
  ...more,
})
const chosen = { type: 3 as const, listRequirements: [{ requirementId: 'size', pidData: [{ pid: 'size-9', num: 1, price: cents(0) }] }] }

test('[1.21] an order’s lines come again with their choices and counts; what was given free does not', () => {
  const lines = [ordered('double-pepperoni', { chosen }), ordered('garlic-bread', { gift: true }), ordered('fries')]
  expect(againLines({ lines })).toEqual([
    { uid: '31-double-pepperoni', pid: 'double-pepperoni', num: 2, price: 3200, ...chosen },
    { uid: '31-fries', pid: 'fries', num: 2, price: 3200, type: 1, listRequirements: [] },
  ])
})

test('[8.14] a dish that is gone, has run out or is not served now cannot be had; one of which a choice has run out can', () => {
  const line = { pid: 'fries' }
  expect(cannotBeHad({ code: 'removed' }, line)).toBe(true)
  expect(cannotBeHad({ code: 'notServedNow' }, line)).toBe(true)
  expect(cannotBeHad({ code: 'soldOut', pids: ['fries'] }, line)).toBe(true)
  expect(cannotBeHad({ code: 'soldOut', pids: ['dip'] }, line)).toBe(false)
  expect(cannotBeHad({ code: 'priceChanged' }, line)).toBe(false)
})

test('[1.21] what can be had goes into the cart at the prices of today', () => {
  const line = (pid: string): CartLine => ({ uid: pid, pid, type: 1, num: 1, price: cents(1000), listRequirements: [] })
  const issues: LineIssue[] = [
    { index: 0, uid: 'tarts', code: 'soldOut', pids: ['tarts'] },
    { index: 1, uid: 'fries', code: 'priceChanged', was: cents(1000), now: cents(1200) },
  ]
  expect(againCart([line('tarts'), line('fries'), line('tea')], issues)).toEqual({
    lines: [{ ...line('fries'), price: 1200 }, line('tea')],
    coupons: [],
  })
})
