import type { ChainProduct } from '@harbour/chain'
import { brandIds } from '@harbour/rules'
import { expect, test } from 'vitest'
import { changedSum, repriced, type PriceChange } from './price-change.ts'

const { hongKong, macau } = brandIds
const fivePercent: PriceChange = {
  by: 'percent',
  size: 50,
  down: false,
  rounding: 50,
  brands: [macau],
  rules: true,
  choices: false,
}

test.each([
  [13_200, 13_850], // 138.6
  [14_200, 14_900], // 149.1
  [14_500, 15_250], // 152.25 lies in the middle
  [0, 0],
  [10, 0],
])('%i cents with five percent more, to .00 or .50, are %i', (before, after) => {
  expect(changedSum(before, fivePercent)).toBe(after)
})

test.each<[string, Partial<PriceChange>, number]>([
  ['whole dollars', { rounding: 100 }, 14_900],
  ['ten cents', { rounding: 10 }, 14_910],
  ['the cent', { rounding: 1, size: 33 }, 14_669],
  ['down', { down: true }, 13_500],
  ['a sum', { by: 'sum', size: 300 }, 14_500],
  ['a sum down, not below nothing', { by: 'sum', size: 20_000, down: true }, 0],
])('to %s', (_what, other, after) => {
  expect(changedSum(14_200, { ...fivePercent, ...other })).toBe(after)
})

// A product of the fields that have to do with prices.
const pizza = {
  pid: 'pizza',
  price: { [hongKong]: 13_800, [macau]: 14_200 },
  originalPrice: { [hongKong]: 15_800, [macau]: 14_800 },
  priceRules: [{ storeIds: ['4201'], price: { [macau]: 12_000 } }],
  requirements: [{ requirementId: 'size', options: [{ pid: 'large', price: { [hongKong]: 4000, [macau]: 4000 } }] }],
} as unknown as ChainProduct

test('only the brands that are meant change, with the prices of their shops; a sale that is none any more falls away', () => {
  const changed = repriced(pizza, fivePercent)
  expect(changed?.prices).toEqual([{ brand: macau, before: 14_200, after: 14_900, saleEnds: true }])
  expect(changed?.product).toEqual({
    ...pizza,
    price: { [hongKong]: 13_800, [macau]: 14_900 },
    originalPrice: { [hongKong]: 15_800 },
    priceRules: [{ storeIds: ['4201'], price: { [macau]: 12_600 } }],
  })
})

test('choices change where they are meant', () => {
  const changed = repriced(pizza, { ...fivePercent, brands: [hongKong], choices: true })
  expect(changed?.product.requirements?.[0]?.options[0]?.price).toEqual({ [hongKong]: 4200, [macau]: 4000 })
})

test('what is not sold in the brand, and what stays as it is, is not changed', () => {
  expect(repriced({ ...pizza, price: { [hongKong]: 100 }, priceRules: [] }, fivePercent)).toBeUndefined()
  expect(repriced(pizza, { ...fivePercent, size: 0, rounding: 1 })).toBeUndefined()
})
