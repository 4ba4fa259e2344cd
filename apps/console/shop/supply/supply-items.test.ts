import type { Menu } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import { expect, test } from 'vitest'
import type { ShopOrder } from '../orders/shop-order.ts'
import { foundItems, ordersWith, supplyItems } from './supply-items.ts'
import { untilChoices } from './sold-out-until.ts'

const option = (pid: string, name: string) => ({ pid, name, price: 0 })
// The list reads these fields alone.
const menu = {
  products: [
    { pid: 'pizza', name: 'Garden pizza', picture: 'p', requirements: [{ options: [option('onion', 'Onion')] }], groups: [] },
    {
      pid: 'set',
      name: 'Set for two',
      picture: 's',
      requirements: [{ options: [option('onion', 'Onion')] }],
      groups: [{ mains: [{ pid: 'pizza', name: 'Garden pizza', groups: [] }] }],
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
