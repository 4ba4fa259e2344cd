import type { ChainProduct } from '@harbour/chain'
import { brandIds } from '@harbour/rules'
import { expect, test } from 'vitest'
import { otherPrices } from './other-prices.ts'
import { repriced, type PriceChange } from './price-change.ts'

const { hongKong, macau } = brandIds
const large = { tc: '大', en: 'Large' }
// A product of the fields that have to do with prices.
const pizza = {
  pid: 'pizza',
  price: { [hongKong]: 13_800, [macau]: 14_200 },
  priceRules: [{ storeIds: ['4201'], price: { [macau]: 12_000 } }],
  requirements: [
    {
      requirementId: 'size',
      options: [{ pid: 'large', name: large, price: { [macau]: 4000 }, priceRules: [{ weekdays: [1], price: { [macau]: 3000 } }] }],
    },
  ],
} as unknown as ChainProduct
const change: PriceChange = { by: 'percent', size: 50, down: false, rounding: 50, brands: [macau], rules: true, choices: true }

test('every price that a change touches beside the product’s own is told, with what it is the price of', () => {
  const after = repriced(pizza, change)?.product
  expect(after && otherPrices(pizza, after)).toEqual([
    { name: null, brand: macau, before: 12_000, after: 12_600 },
    { name: large, brand: macau, before: 4000, after: 4200 },
    { name: large, brand: macau, before: 3000, after: 3150 },
  ])
})
