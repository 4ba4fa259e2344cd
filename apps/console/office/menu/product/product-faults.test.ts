import { products, type ChainProduct } from '@harbour/chain'
import { expect, test } from 'vitest'
import { productFaults } from './product-faults.ts'

const found = products.find(({ pid }) => pid === 'margherita')
if (!found?.requirements) throw new Error('the chain has no margherita with choices')
const pizza: ChainProduct = found
const [size, ...others] = found.requirements
if (!size) throw new Error('a pizza has sizes')
const rule = (startTime: string, endTime: string) => ({ startTime, endTime, price: { 31: 100 } })
const set = products.find(({ type }) => type === 2)
if (!set?.groups?.[0]) throw new Error('the chain has no set')
const [group] = set.groups

test.each<[string, Partial<ChainProduct>, string[]]>([
  ['a text that is missing', { name: { tc: '', en: 'Pizza' } }, ['name.tc missing']],
  ['Chinese in English', { description: { tc: '薄餅', en: '薄餅' } }, ['description.en chinese']],
  ['no price', { price: {} }, ['price.31 noBrand']],
  ['a sale that is none', { price: { 31: 9000 }, originalPrice: { 31: 9000 } }, ['originalPrice.31 original']],
  ['an allergen that is in it already', { contains: ['milk'], mayContain: ['milk'] }, ['mayContain contained']],
  ['no day', { service: { weekdays: [] } }, ['service noService']],
  ['an id with spaces', { pid: 'a pizza' }, ['pid pid']],
  ['another price that is none', { priceRules: [{ storeIds: ['3101'], price: {} }] }, ['priceRules.0 noPrice']],
  ['another price for all shops at all times', { priceRules: [{ price: { 31: 100 } }] }, ['priceRules.0 always']],
  [
    'another price in a brand that has none',
    { price: { 42: 9000 }, priceRules: [{ weekdays: [1], price: { 31: 100 } }] },
    ['priceRules.0 notSold'],
  ],
  [
    'another price that ends before it begins',
    { priceRules: [{ startDate: '2026/12/02', endDate: '2026/12/01', price: { 31: 100 } }] },
    ['priceRules.0 days'],
  ],
  [
    'two other prices for one shop and moment',
    { priceRules: [rule('11:00', '14:00'), { weekdays: [2], price: { 31: 100 } }, { storeIds: ['3101'], price: { 31: 100 } }] },
    ['priceRules.1 clash'],
  ],
  [
    'another price of an option for all shops at all times',
    {
      requirements: [
        { ...size, options: size.options.map((option, at) => (at === 0 ? { ...option, priceRules: [{ price: { 31: 1 } }] } : option)) },
      ],
    },
    ['requirements.0.options.0.priceRules.0 always'],
  ],
  ['a requirement twice', { requirements: [size, size, ...others] }, ['requirements.1.requirementId twice']],
  ['less than is asked', { requirements: [{ ...size, min: 2, max: 1 }] }, ['requirements.0.max range']],
  ['no options', { requirements: [{ ...size, options: [] }] }, ['requirements.0.options noOptions']],
  [
    'a requirement that cannot be met',
    { requirements: [{ ...size, options: size.options.map((option) => ({ ...option, price: { 31: 0 } })) }] },
    ['requirements.0.options unmet'],
  ],
  [
    'too much chosen beforehand',
    { requirements: [{ ...size, options: size.options.map((option) => ({ ...option, preset: true })) }] },
    ['requirements.0.options presets'],
  ],
])('%s is found at its field', (_what, change, faults) => {
  expect(productFaults({ ...pizza, ...change }).map(({ field, fault }) => `${field} ${fault}`)).toEqual(faults)
})

test('a set group is met by its mains', () => {
  const faults = productFaults({
    ...set,
    groups: [{ ...group, min: 3, max: 3, mains: group.mains.slice(0, 1).map((main) => ({ ...main, most: 1 })) }],
  })
  expect(faults.map(({ field, fault }) => `${field} ${fault}`)).toEqual(['groups.0.mains unmet'])
})
