import { expect, test } from 'vitest'
import { unitPrice } from '../cart/unit-price.ts'
import { presetLine } from '../cart/preset-line.ts'
import { cents } from '../money.ts'
import { menu, noon, pizza } from '../testing/menu.fixtures.ts'
import type { ShopPrice } from './shop-prices.ts'
import { lastPriceChange, withPrices } from './with-prices.ts'

const until = (item: string, price: number, moment?: number): ShopPrice => ({
  item,
  price: cents(price),
  ...(moment !== undefined && { from: noon, until: moment }),
})

test('products without other prices are the very same', () => {
  expect(withPrices(menu.products, [], noon)).toBe(menu.products)
  expect(withPrices(menu.products, [until('fries', 100, noon + 1)], noon + 1)).toBe(menu.products)
  const priced = withPrices(menu.products, [until('fries', 100)], noon)
  expect(priced.get(pizza.uid)).toBe(menu.products.get(pizza.uid))
})

test('a price of a choice is that of the choice in this product alone', () => {
  const size = pizza.requirements.find(({ options }) => options.some(({ preset }) => preset))
  const option = size?.options.find(({ preset }) => preset)
  if (!size || !option) throw new Error('the pizza has a size chosen beforehand')
  const priced = withPrices(menu.products, [until(`pizza/${size.requirementId}/${option.pid}`, option.price + 500)], noon).get(pizza.uid)
  if (!priced) throw new Error('the pizza is there')
  expect(priced.price).toBe(pizza.price)
  expect(unitPrice(priced, presetLine(pizza))).toBe(unitPrice(pizza, presetLine(pizza)) + 500)
})

test('the last change is the latest border that has been reached, zero before any', () => {
  const prices = [until('fries', 100), until('fries', 50, noon + 1000)]
  expect([noon - 1, noon, noon + 999, noon + 1000, noon + 9999].map((moment) => lastPriceChange(prices, moment))).toEqual([
    0,
    noon,
    noon,
    noon + 1000,
    noon + 1000,
  ])
})
