import type { Menu } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import { expect, test } from 'vitest'
import type { ShopOrder } from '../orders/shop-order.ts'
import { foundItems, grouped, ordersWith, supplyItems } from './supply-items.ts'
import { chosenId, fieldOf, firstOwn, minutesLeft, momentOf, untilChoices } from './sold-out-until.ts'

const option = (pid: string, name: string) => ({ pid, name, price: 0 })
// The list reads these fields alone.
const menu = {
  products: [
    {
      pid: 'pizza',
      name: 'Garden pizza',
      otherName: '田園薄餅',
      picture: 'p',
      requirements: [{ name: 'Toppings', options: [option('onion', 'Onion')] }],
      groups: [],
    },
    {
      pid: 'set',
      name: 'Set for two',
      picture: 's',
      requirements: [{ name: 'Toppings', options: [option('onion', 'Onion')] }],
      groups: [{ name: 'Pizza', mains: [{ pid: 'pizza', name: 'Garden pizza', groups: [] }] }],
    },
  ],
} as unknown as Pick<Menu, 'products'>
const gone = {
  pid: 'onion',
  storeId: '3101',
  brand: null,
  until: null,
  reason: null,
  since: null,
  note: null,
  by: { kind: 'staff' as const, name: null },
}

test('a part stands once, after the products, with the dishes that hold it', () => {
  const items = supplyItems(menu, [gone])
  expect(items.map(({ pid, inside }) => [pid, inside])).toEqual([
    ['pizza', ['Set for two']],
    ['set', []],
    ['onion', ['Garden pizza', 'Set for two']],
  ])
})

test('the views show products, what has run out, and parts; typed words are all in the name', () => {
  const items = supplyItems(menu, [gone])
  expect(foundItems(items, 'all', '').map(({ pid }) => pid)).toEqual(['pizza', 'set'])
  expect(foundItems(items, 'soldOut', '').map(({ pid }) => pid)).toEqual(['onion'])
  expect(foundItems(items, 'parts', '').map(({ pid }) => pid)).toEqual(['onion'])
  expect(foundItems(items, 'all', 'two SET').map(({ pid }) => pid)).toEqual(['set'])
  expect(foundItems(items, 'all', '田園').map(({ pid }) => pid)).toEqual(['pizza'])
})

test('parts stand under what they are chosen as', () => {
  const parts = foundItems(supplyItems(menu, []), 'parts', '')
  expect(grouped(parts).map(({ group, items }) => [group, items.map(({ pid }) => pid)])).toEqual([['Toppings', ['onion']]])
})

test('orders that are still to be made and hold a thing are named, finished ones are not', () => {
  const order = (pickupNo: string, status: number) =>
    ({ pickupNo, status, lines: [{ pid: 'set', parts: [{ name: 'Garden pizza', num: 1, inside: [] }] }] }) as unknown as ShopOrder
  const orders = [order('1', orderStatuses.preparing), order('2', orderStatuses.readyForGuest)]
  expect(ordersWith({ pid: 'pizza', name: 'Garden pizza' }, orders).map(({ pickupNo }) => pickupNo)).toEqual(['1'])
  expect(ordersWith({ pid: 'cola', name: 'Cola' }, orders)).toEqual([])
})

test('half an hour, a full hour from half an hour on, closing where it is later, and tomorrow are offered', () => {
  const at = (time: string) => Date.parse(`2026-11-25T${time}+08:00`)
  const offered = untilChoices(at('19:08:20'), { closesAt: at('22:30') })
  expect(offered.map(({ until }) => until)).toEqual([at('19:39'), at('20:00'), at('22:30'), null])
  expect(untilChoices(at('22:00'), { closesAt: at('22:30') }).map(({ id }) => id)).toEqual(['halfHour', 'hour', 'tomorrow'])
})

test('the choice by which something has run out is one that is offered, tomorrow, or a moment of its own', () => {
  const [now, closesAt] = [Date.parse('2026-11-25T19:08:00+08:00'), Date.parse('2026-11-25T22:30:00+08:00')]
  const choices = untilChoices(now, { closesAt })
  const id = (until: number | null) => chosenId({ until }, choices, { now, openings: ['11:00'] })
  expect(id(closesAt)).toBe('closing')
  expect(id(closesAt - 1)).toBe('own')
  expect(id(Date.parse('2026-11-26T11:00:00+08:00'))).toBe('tomorrow')
  expect(id(Date.parse('2026-11-26T18:00:00+08:00'))).toBe('own')
  expect([id(null), chosenId(undefined, choices, { now, openings: [] })]).toEqual([undefined, undefined])
})

test("a moment of one's own is the shop's time, ahead, and within thirty days", () => {
  const now = Date.parse('2026-11-25T19:08:00+08:00')
  expect(fieldOf(now)).toBe('2026-11-25T19:08')
  expect(firstOwn(now)).toBe('2026-11-25T22:00')
  expect(momentOf('2026-11-25T19:09', now)).toBe(now + 60_000)
  expect([momentOf('2026-11-25T19:08', now), momentOf('', now), momentOf('2027-01-25T19:08', now)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('minutes are counted down for three hours', () => {
  expect([minutesLeft(60_001, 0), minutesLeft(180 * 60_000, 0), minutesLeft(180 * 60_000 + 1, 0), minutesLeft(0, 5)]).toEqual([
    2,
    180,
    null,
    0,
  ])
})
