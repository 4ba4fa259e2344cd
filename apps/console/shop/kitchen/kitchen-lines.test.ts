import type { Menu } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import { expect, test } from 'vitest'
import type { BoardOrder } from '../orders/queued-step.ts'
import { kitchenLines, stationsOf } from './kitchen-lines.ts'

const now = 1_790_000_000_000
const minute = 60_000
const stations = stationsOf({
  categories: [
    { categoryId: 'popular', name: '', picture: '', uids: ['1-wings'] },
    { categoryId: 'pizza', name: '', picture: '', station: 'oven', uids: ['1-pizza'] },
    { categoryId: 'chicken', name: '', picture: '', station: 'fryer', uids: ['1-wings'] },
  ],
  // Headings are followed to products by these fields alone.
  products: [
    { uid: '1-pizza', pid: 'pizza', name: 'Pizza' },
    { uid: '1-wings', pid: 'wings', name: 'Wings' },
  ] as Menu['products'],
})

const line = (pid: string, more = {}) => ({ uid: pid, pid, name: pid, choices: '', num: 1, ...more })
// The kitchen reads these fields alone.
const order = (pickupNo: string, lines: object[], more: Partial<BoardOrder> = {}) =>
  ({
    orderId: pickupNo,
    pickupNo,
    status: orderStatuses.preparing,
    etaHigh: now,
    fireAt: null,
    held: null,
    doneLines: [],
    allergy: null,
    lines,
    ...more,
  }) as unknown as BoardOrder

test('a line stands at the station of its heading, a set at that of its first part, and others at the bar', () => {
  const set = line('set', {
    parts: [
      { name: 'Box', num: 1, inside: [] },
      { name: 'Wings', num: 6, inside: [] },
    ],
  })
  const made = kitchenLines([order('1', [line('pizza'), line('wings'), set, line('cola')])], stations, now)
  expect(Object.entries(made).map(([station, lines]) => [station, lines.map(({ name }) => name)])).toEqual([
    ['oven', ['pizza']],
    ['fryer', ['wings', 'set']],
    ['bar', ['cola']],
  ])
})

test('the same of two orders is made together, but not with an allergy, other choices, a far promise, or what is done', () => {
  const pizzas = (...orders: BoardOrder[]) =>
    kitchenLines(orders, stations, now).oven.map(({ num, of }) => [num, of.map(({ pickupNo }) => pickupNo)])
  expect(pizzas(order('1', [line('pizza')]), order('2', [line('pizza', { num: 2 })], { etaHigh: now + 10 * minute }))).toEqual([
    [3, ['1', '2']],
  ])
  expect(pizzas(order('1', [line('pizza')]), order('2', [line('pizza')], { etaHigh: now + 10 * minute + 1 }))).toHaveLength(2)
  expect(pizzas(order('1', [line('pizza')]), order('2', [line('pizza', { choices: 'no onion' })]))).toHaveLength(2)
  expect(
    pizzas(order('1', [line('pizza')]), order('2', [line('pizza')], { allergy: { text: 'nuts', allergens: [], clashes: false } })),
  ).toHaveLength(2)
  expect(pizzas(order('1', [line('pizza')]), order('2', [line('pizza')], { doneLines: [0] }))).toHaveLength(2)
})

test('what is held, not due or not in the making is not made; finished lines stand last', () => {
  const made = kitchenLines(
    [
      order('1', [line('pizza')], { doneLines: [0] }),
      order('2', [line('pizza')], { held: { since: now, by: 'A', reason: 'other' } }),
      order('3', [line('pizza')], { status: orderStatuses.accepted, fireAt: now + 1 }),
      order('4', [line('pizza')], { status: orderStatuses.accepted, fireAt: now, etaHigh: now + minute }),
      order('5', [line('pizza')], { status: orderStatuses.readyForRider }),
    ],
    stations,
    now,
  )
  expect(made.oven.map(({ of, done }) => [of[0]?.pickupNo, done])).toEqual([
    ['4', false],
    ['1', true],
  ])
})
