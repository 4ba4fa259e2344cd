import type { ChainProduct } from '@harbour/chain'
import { brandIds } from '@harbour/rules'
import { expect, test } from 'vitest'
import { pricesCopied, setValue, waysOf } from './set-value.ts'

const { hongKong, macau } = brandIds
const dish = (pid: string, dollars: number) => ({ pid, price: { [hongKong]: dollars * 100 } })
const main = (pid: string, dollars = 0, more: object = {}) => ({ pid, price: { [hongKong]: dollars * 100 }, groups: [], ...more })
// Of products and mains, what is counted with.
const dishes = [dish('pizza', 128), dish('truffle', 148), dish('fries', 28), dish('cola', 18)] as unknown as ChainProduct[]
const set = {
  type: 2,
  price: { [hongKong]: 16_000 },
  groups: [
    { min: 1, max: 1, mains: [main('pizza'), main('truffle', 18)] },
    { min: 2, max: 2, mains: [main('fries', 0, { most: 1 }), main('cola'), main('wings', 0, { ownPortion: true })] },
  ],
} as unknown as ChainProduct

test('a set is compared with its parts over every choice', () => {
  expect(setValue(set, dishes, hongKong)).toEqual({
    apart: { least: 12_800 + 2 * 1800, most: 14_800 + 2800 + 1800 },
    set: { least: 16_000, most: 17_800 },
    savesLeast: 12_800 + 2 * 1800 - 16_000,
    without: 1,
  })
  expect(setValue(set, dishes, macau)).toBeUndefined()
})

test('the ways to put a set together count how often each may be taken', () => {
  // Fries once or not at all, with two of cola and wings for the rest.
  expect(waysOf(set, hongKong)).toBe(2 * (2 + 3))
})

test('a price of some shops stays that of their brand', () => {
  const priceRules = [
    { storeIds: ['3101'], price: { [hongKong]: 15_000 } },
    { weekdays: [1], price: { [hongKong]: 14_000 } },
  ]
  expect(pricesCopied({ ...set, priceRules }, hongKong, macau).priceRules).toEqual([
    priceRules[0],
    { weekdays: [1], price: { [hongKong]: 14_000, [macau]: 14_000 } },
  ])
})

test('the prices of one brand become those of the other, all through', () => {
  const copied = pricesCopied(set, hongKong, macau)
  expect(copied.price).toEqual({ [hongKong]: 16_000, [macau]: 16_000 })
  expect(copied.groups?.[0]?.mains[1]?.price).toEqual({ [hongKong]: 1800, [macau]: 1800 })
})
