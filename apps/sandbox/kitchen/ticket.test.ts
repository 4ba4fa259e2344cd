import { expect, test } from 'vitest'
import { ticketOf, type TicketOrder } from './ticket.ts'
import { chinese, english } from './ticket-labels.ts'

const halfHalf = {
  name: 'Half and Half',
  choices: '',
  num: 2,
  parts: [
    { side: 'left' as const, name: 'Seafood', num: 1, inside: [] },
    { side: 'right' as const, name: 'Hawaiian', num: 1, inside: [{ name: 'Prawns', num: 2 }] },
    { name: '9 inch', num: 1, inside: [] },
  ],
  contains: ['gluten', 'crustacean'],
  mayContain: ['nut'],
}
const order: TicketOrder = {
  pickupNo: 'A12',
  orderType: 2,
  lines: [halfHalf],
  cutlery: true,
  total: 138.5,
  payMethod: 'cash',
  paid: false,
  toCollect: 138.5,
  checkAge: true,
  request: 'Gate B',
}

test('[1.20] [5.13] a ticket says left and right, what is in a dish, what to collect, and to check the age', () => {
  expect(ticketOf(order, english)).toEqual([
    '#A12 Delivery',
    '2 × Half and Half',
    '  left: Seafood',
    '  right: Hawaiian + Prawns × 2',
    '  9 inch',
    '  ! contains: gluten, crustaceans',
    '  ? may contain: nuts',
    'With cutlery',
    'Gate B',
    'COLLECT CASH $138.50',
    'Alcohol: check the age when you hand it over',
  ])
})

test('a line of a group order says whom it is for', () => {
  const lines = [
    { name: 'Fries', choices: '', num: 2, forName: 'Ada' },
    { name: 'Fries', choices: '', num: 1 },
  ]
  expect(ticketOf({ ...order, lines }, english).slice(1, 4)).toEqual(['2 × Fries', '  → Ada', '1 × Fries'])
})

test('[1.20] what is paid is not collected again', () => {
  const paid = { ...order, payMethod: 'card', paid: true, toCollect: 0, checkAge: false, cutlery: false, request: null, lines: [] }
  expect(ticketOf(paid, english)).toEqual(['#A12 Delivery', 'Card $138.50 paid'])
  expect(ticketOf(paid, chinese)).toEqual(['#A12 外送', '信用卡 $138.50 已付款'])
})

test('an order of before parts were told is printed in its words, a set with what is inside it', () => {
  const tea = { name: 'Tea', num: 2, inside: [{ name: 'Large', num: 1 }] }
  const lines = [
    { name: 'Pizza', choices: '9 吋、火腿', num: 1 },
    { name: '套餐', choices: '', num: 1, parts: [tea], gift: true },
  ]
  expect(ticketOf({ ...order, lines }, chinese).slice(1, 5)).toEqual(['1 × Pizza', '  9 吋、火腿', '1 × 套餐 (贈品)', '  Tea (Large) × 2'])
  expect(ticketOf({ ...order, lines }, chinese).at(-2)).toBe('收現金 $138.50')
})
