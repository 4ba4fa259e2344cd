import { brandIds } from '@harbour/rules'
import { expect, test } from 'vitest'
import { writeMenus } from './menus.ts'
import { demoChain } from './seed.ts'

const { hongKong, macau } = brandIds

/** The demo's menus with the outside codes of Hong Kong's dishes that are named. */
const coded = (codes: Record<string, string[]>) =>
  writeMenus(
    demoChain.product.map((product) => ({ ...product, mappingCodes: { [hongKong]: codes[product.pid] ?? [] } })),
    demoChain.category,
  )

test('a dish’s number is its code of digits that stands for no other dish of its brand', () => {
  const menus = coded({ margherita: ['HK1', '2000', '1001', '1002'], hawaiian: ['2000'], garden: ['HK2', '01', '1234567890'] })
  const numbers = ['margherita', 'hawaiian', 'garden', 'nothing'].map((pid) => menus.digitCode(hongKong, pid))
  expect(numbers).toEqual(['1001', undefined, undefined, undefined])
  expect(menus.digitCode(macau, 'margherita')).toBeUndefined()
  expect(menus.ofCode(hongKong, '2000').toSorted()).toEqual(['hawaiian', 'margherita'])
})
