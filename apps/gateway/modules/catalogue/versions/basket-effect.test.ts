import type { ChainProduct } from '@harbour/chain'
import { brandIds, cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { demoChain } from '../seed.ts'
import { effectOn } from './basket-effect.ts'

const { hongKong } = brandIds
const margherita = demoChain.product.find(({ pid }) => pid === 'margherita') as ChainProduct
const option = margherita.requirements?.[0]?.options.find(({ price }) => price[hongKong] !== undefined)
const dearer = { ...margherita, price: { ...margherita.price, [hongKong]: (margherita.price[hongKong] ?? 0) + 500 } }
const basket = (total: number, ...items: [string, number][]) => ({
  total: cents(total),
  items: items.map(([path, num]) => ({ path, num })),
})

test('a dish that is $5 dearer makes two of four orders dearer, and the average by what they have of it', () => {
  const baskets = [
    basket(10_000, ['margherita', 2]),
    basket(8000, ['margherita', 1]),
    basket(4000, ['tiramisu', 1]),
    basket(2000, ['pepsi', 3]),
  ]
  expect(effectOn(baskets, hongKong, [{ before: margherita, after: dearer }])).toEqual({
    brand: hongKong,
    orders: 4,
    affected: 2,
    before: 6000,
    after: 6375,
  })
})

test('a choice counts with its dish, and with no other', () => {
  if (!option) throw new Error('the Margherita has no choices')
  const changed: ChainProduct = {
    ...margherita,
    requirements: (margherita.requirements ?? []).map((requirement) => ({
      ...requirement,
      options: requirement.options.map((each) =>
        each === option ? { ...each, price: { ...each.price, [hongKong]: (each.price[hongKong] ?? 0) + 100 } } : each,
      ),
    })),
  }
  const baskets = [
    basket(1000, ['margherita', 1], [`margherita/${option.pid}`, 1]),
    basket(1000, ['hawaiian', 1], [`hawaiian/${option.pid}`, 1]),
  ]
  expect(effectOn(baskets, hongKong, [{ before: margherita, after: changed }])).toMatchObject({ affected: 1, after: 1050 })
})

test('a dish that comes or goes changes no order that was made', () => {
  expect(effectOn([basket(1000, ['margherita', 1])], hongKong, [{ before: margherita, after: undefined }])).toMatchObject({
    affected: 0,
    after: 1000,
  })
})
