import { expect, test } from 'vitest'
import { at, bookOf, fries, lunch, menu, pizza, tea } from '../testing/menu.fixtures.ts'
import { canRecommend } from './can-recommend.ts'
import type { OrderType } from '../orders/order.ts'
import type { Product, ProductBook } from '../menu/product.ts'

const friday = '2026/11/20 12:00'
type Setting = { time?: string; orderType?: OrderType; book?: ProductBook }

test.each<[string, Product, Setting, boolean]>([
  ['a dish that asks nothing', fries, {}, true],
  ['the same at dine-in, which it does not rule out', fries, { orderType: 5 }, true],
  ['a dish that is in the cart', tea, {}, false],
  ['alcohol', { ...fries, alcohol: true }, {}, false],
  ['a dish that has run out', fries, { book: bookOf('fries') }, false],
  ['one beside a dish that has run out', fries, { book: bookOf('lunch') }, true],
  ['a dish that must be chosen first', pizza, {}, false],
  ['lunch before noon', lunch, {}, true],
  ['lunch in its last minute', lunch, { time: '2026/11/20 14:29' }, true],
  ['lunch when it has ended', lunch, { time: '2026/11/20 14:30' }, false],
  ['lunch to be delivered', lunch, { orderType: 2 }, true],
  ['lunch at dine-in, where it is not sold', lunch, { orderType: 5 }, false],
])('[1.18] [2.27] may %s go with a cart of tea', (_what, product, { time = friday, orderType = 1, book = menu }, may) => {
  expect(canRecommend(product, book, { pids: ['tea'], occasion: { now: at(time), orderType } })).toBe(may)
})
