import type { ChainPriceRule, ChainProduct } from '@harbour/chain'
import { expect, test } from 'vitest'
import { demoChain } from '../seed.ts'
import { checkChain, faultLine } from './check-chain.ts'
import { mergeTable, writeTable } from './csv-tables.ts'

const afternoon = { weekdays: [1, 2, 3, 4, 5], startTime: '15:00', endTime: '17:30' }
const withRules = (priceRules: object[]) => ({
  ...demoChain,
  product: demoChain.product.map((one): ChainProduct =>
    one.pid === 'margherita' ? { ...one, priceRules: priceRules as ChainPriceRule[] } : one,
  ), // wrong ones too
})
const faultsOf = (chain: object) => {
  const checked = checkChain(JSON.parse(JSON.stringify(chain)), () => true)
  return 'faults' in checked ? checked.faults.map(faultLine) : []
}

test.each<[string, object[], string]>([
  ['no limit', [{ price: { 31: 100 } }], 'priceRules.0: it holds at all shops at all times: that is the price itself'],
  ['no price', [{ ...afternoon, price: {} }], 'priceRules.0.price: it has no price'],
  ['half a cent', [{ ...afternoon, price: { 31: 99.5 } }], 'priceRules.0.price.31: a price is whole cents'],
  ['no shop in its list', [{ storeIds: [], price: { 31: 100 } }], 'priceRules.0.storeIds: left out'],
  ['a day that does not exist', [{ startDate: '2026/02/30', price: { 31: 100 } }], 'priceRules.0.startDate: a day is'],
  [
    'an end before its start',
    [{ startDate: '2026/12/02', endDate: '2026/12/01', price: { 31: 100 } }],
    'priceRules.0: its last day is before its first',
  ],
  ['a shop that is not there', [{ storeIds: ['9999'], price: { 31: 100 } }], 'priceRules.0.storeIds: there is no shop 9999'],
  [
    'a shop of a brand without a price',
    [{ storeIds: ['3101', '4201'], price: { 31: 100 } }],
    'priceRules.0.storeIds: shop 4201 is of brand 42',
  ],
  ['a brand without a shop', [{ storeIds: ['3101'], price: { 31: 100, 42: 100 } }], 'priceRules.0.price.42: no shop of brand 42'],
  [
    'another that is as specific',
    [
      { ...afternoon, price: { 31: 100, 42: 100 } },
      { startTime: '17:29', price: { 42: 200 } },
    ],
    'priceRules.1: at some moment it and priceRules.0 would both hold',
  ],
])('a price rule with %s is a fault', (_, rules, words) => {
  expect(faultsOf(withRules(rules)).join('\n')).toContain(`product margherita: ${words}`)
})

test('what each is more specific than, follows or is of another brand may stand side by side', () => {
  const rules = [
    { storeIds: ['3101'], price: { 31: 100 } },
    { storeIds: ['3102'], price: { 31: 100 } },
    { ...afternoon, price: { 31: 100 } },
    { ...afternoon, price: { 42: 100 } },
    { startTime: '17:30', price: { 31: 100 } },
    { ...afternoon, storeIds: ['3101', '3102'], price: { 31: 100 } },
  ]
  expect(faultsOf(withRules(rules))).toEqual([])
})

test('a fault of a choice’s rule is named by the choice', () => {
  const product = demoChain.product.map((one) => ({
    ...one,
    requirements: one.requirements?.map((requirement) => ({
      ...requirement,
      options: requirement.options.map((option) =>
        one.pid === 'double-pepperoni' && option.pid === 'size-12'
          ? { ...option, priceRules: [{ storeIds: ['9999'], price: { 31: 1 } }] }
          : option,
      ),
    })),
  }))
  expect(faultsOf({ ...demoChain, product })).toContain(
    'product double-pepperoni: size/size-12 priceRules.0.storeIds: there is no shop 9999',
  )
})

test('rules are kept in a spreadsheet: written, read again, changed and added, each behind the others of its item', () => {
  const [first, second] = [
    { storeIds: ['3101', '3102'], price: { 31: 9900 } },
    { ...afternoon, endDate: '2026/12/31', price: { 31: 8800, 42: 9000 } },
  ]
  const chain = withRules([first, second])
  const csv = writeTable('price-rules', chain)
  expect(csv).toContain('margherita#1,3101; 3102,,,,,,99.00,')
  expect(csv).toContain('margherita#2,,1; 2; 3; 4; 5,15:00,17:30,,2026/12/31,88.00,90.00')
  expect(mergeTable('price-rules', csv, chain)).toEqual({ chain })
  expect(mergeTable('price-rules', csv, demoChain)).toEqual({ chain })
  const merged = mergeTable(
    'price-rules',
    'rule,storeIds,price.31\nmargherita#1,3103,95\ndouble-pepperoni/size/size-12#1,3101,42.50',
    chain,
  )
  expect('chain' in merged && merged.chain.product.find(({ pid }) => pid === 'margherita')?.priceRules?.[0]).toEqual({
    storeIds: ['3103'],
    price: { 31: 9500 },
  })
  expect('chain' in merged && writeTable('price-rules', merged.chain)).toContain('double-pepperoni/size/size-12#1,3101,,,,,,42.50,')
  for (const rule of ['none#1', 'margherita#4', 'margherita', 'margherita#1x'])
    expect(mergeTable('price-rules', `rule,price.31\n${rule},1`, chain)).toMatchObject({
      faults: [{ id: rule, fault: 'there is no such item' }],
    })
})
