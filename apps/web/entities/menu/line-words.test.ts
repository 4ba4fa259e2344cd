import { cents, presetLine, presetMain, type CartLine, type Product } from '@harbour/rules'
import { expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { choicesWords } from './line-words.ts'
import { dish } from './menu.fixtures.ts'

const pepperoni = (language: 1 | 2) => dish('double-pepperoni', language)
const ferrySet = (language: 1 | 2) => dish('star-ferry-set', language)

/** 12 inch, with double cheese; the crust is still open. */
const cheesy: CartLine = {
  ...presetLine(pepperoni(2)),
  listRequirements: [
    { requirementId: 'toppings', pidData: [{ pid: 'top-extra-cheese', num: 2, price: cents(1600) }] },
    { requirementId: 'size', pidData: [{ pid: 'size-12', num: 1, price: cents(4000) }] },
  ],
}

const setWith = (product: Product, ...drinks: { pid: string; ice?: string }[]): CartLine => {
  const group = product.groups.find(({ groupId }) => groupId === 'drink')
  const mains = drinks.map(({ pid, ice }) => {
    const main = group?.mains.find((each) => each.pid === pid)
    if (!main) throw new RangeError(pid)
    const preset = presetMain(main)
    const listPropertys = ice ? [{ propertyId: 'ice', valueId: ice }] : []
    return {
      ...preset,
      groups: preset.groups.map((inner) => ({ ...inner, products: inner.products.map((cup) => ({ ...cup, listPropertys })) })),
    }
  })
  return { ...presetLine(product), selectedFood: { groups: [{ groupId: 'drink', mains }] } }
}

test('[3.7] choices stand in the order in which the product asks, with their counts', () => {
  setLanguage('en')
  expect(choicesWords(pepperoni(2), cheesy)).toBe('12 inch, Extra cheese × 2')
  setLanguage('zh-Hant')
  expect(choicesWords(pepperoni(1), cheesy)).toBe('12 吋，加倍芝士 × 2')
})

test('[3.8] a set meal tells each main with what was chosen inside it', () => {
  setLanguage('en')
  expect(choicesWords(ferrySet(2), setWith(ferrySet(2), { pid: 'cola', ice: 'ice-none' }, { pid: 'water' }))).toBe(
    'Cola (Regular, No ice), Bottled Water',
  )
})

test('mains that are the same in everything count together, others do not', () => {
  setLanguage('zh-Hant')
  const same = setWith(ferrySet(1), { pid: 'cola', ice: 'ice-none' }, { pid: 'cola', ice: 'ice-none' })
  expect(choicesWords(ferrySet(1), same)).toBe('可樂（中、走冰） × 2')
  const other = setWith(ferrySet(1), { pid: 'cola', ice: 'ice-none' }, { pid: 'cola', ice: 'ice-less' })
  expect(choicesWords(ferrySet(1), other)).toBe('可樂（中、走冰），可樂（中、少冰）')
})

test('what the menu does not know any more is left out', () => {
  setLanguage('en')
  const strange = { ...cheesy, listRequirements: [{ requirementId: 'size', pidData: [{ pid: 'size-99', num: 1, price: cents(0) }] }] }
  expect(choicesWords(pepperoni(2), strange)).toBe('')
})
