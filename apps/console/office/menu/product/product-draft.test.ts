import { products } from '@harbour/chain'
import { expect, test } from 'vitest'
import { freeId, idFrom, newProduct, productCopy, productDraft, productRecord } from './product-draft.ts'
import { productFaults } from './product-faults.ts'

test('every product of the chain comes out of the form as it went in, without a fault', () => {
  for (const product of products) {
    expect(productRecord(productDraft(product))).toEqual(product)
    expect(productFaults(productDraft(product))).toEqual([])
  }
})

test('a dish asks for choices while it has some', () => {
  const pizza = products.find(({ pid }) => pid === 'margherita')
  if (!pizza) throw new Error('the chain has no margherita')
  expect(productRecord({ ...productDraft(pizza), requirements: [] })).toMatchObject({ type: 1 })
  expect(productRecord({ ...productDraft(pizza), requirements: [] }).requirements).toBeUndefined()
})

test('what is off, emptied or blank is left out', () => {
  const [product] = products
  if (!product) throw new Error('the chain has no product')
  const record = productRecord({
    ...productDraft(product),
    alcohol: false,
    orderTypes: [],
    service: { windows: [] },
    priceRules: [],
    name: { tc: ' 菜 ', en: ' Dish ' },
  })
  expect(record).not.toHaveProperty('alcohol')
  expect(record).not.toHaveProperty('orderTypes')
  expect(record).not.toHaveProperty('service')
  expect(record).not.toHaveProperty('priceRules')
  expect(record.name).toEqual({ tc: '菜', en: 'Dish' })
})

test('an option keeps its picture until it is taken away', () => {
  const pizza = products.find(({ pid }) => pid === 'margherita')
  const [topping] = pizza?.requirements?.find(({ kind }) => kind === 'topping')?.options ?? []
  if (!pizza || !topping) throw new Error('the chain has no topping')
  const pictureAfter = (picture: string) => {
    const [requirement] = (pizza.requirements ?? []).map((each) => ({ ...each, options: [{ ...topping, picture }] }))
    return productRecord({ ...productDraft(pizza), requirements: requirement ? [requirement] : [] }).requirements?.[0]?.options[0]
  }
  expect(pictureAfter('up-other')).toMatchObject({ picture: 'up-other' })
  expect(pictureAfter('')).not.toHaveProperty('picture')
})

test('a new product says what it lacks', () => {
  const faults = productFaults(newProduct(1, 'pizza'))
  expect(faults.map(({ field }) => field)).toEqual(['pid', 'name.tc', 'name.en', 'description.tc', 'description.en', 'picture', 'price.31'])
})

test('a copy has an id of its own', () => {
  const [product] = products
  if (!product) throw new Error('the chain has no product')
  const copy = productCopy(product, new Set([product.pid, `${product.pid}-2`]), { tc: '（副本）', en: ' (copy)' })
  expect(copy.pid).toBe(`${product.pid}-3`)
  expect(copy.name.en).toBe(`${product.name.en} (copy)`)
})

test('ids are made of names', () => {
  expect(idFrom('Crème Brûlée, 2 pieces')).toBe('creme-brulee-2-pieces')
  expect(freeId('cola', new Set())).toBe('cola')
  expect(freeId('cola-2', new Set(['cola-2']))).toBe('cola-3')
})
