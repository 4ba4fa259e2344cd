import { expect, test } from 'vitest'
import { classicPizza, lineOf, pizza, pizzaWith, setMeal, setWith } from '../testing/menu.fixtures.ts'
import type { CartLine, ChosenMain, ChosenProduct } from './cart-line.ts'
import { cents } from '../money.ts'
import type { Product, SetMealInnerGroup, SetMealProduct } from '../menu/product.ts'
import { mismatchedChoices } from './mismatched-choices.ts'

const edge: ChosenProduct = { pid: 'in-edge', num: 1, price: cents(0), listPropertys: [] }
const cut = { propertyId: 'cut', valueId: 'cut-8' }

test('[3.6] [3.8] what the product offers is not mismatched', () => {
  expect(mismatchedChoices(pizza, classicPizza)).toEqual([])
  expect(mismatchedChoices(setMeal, setWith('in-edge'))).toEqual([])
  expect(mismatchedChoices(setMeal, setOf({ products: [{ ...edge, listPropertys: [cut] }] }))).toEqual([])
})

test.each([
  ['none', []],
  ['cut-8', ['ice']],
])('[3.8] of two properties each has its own values: ice %s', (valueId, mismatched) => {
  const ice = { propertyId: 'ice', name: 'Ice', values: ['less', 'none'].map((id) => ({ valueId: id, name: id })) }
  const listPropertys = [cut, { propertyId: 'ice', valueId }]
  expect(mismatchedChoices(withProperty(ice), setOf({ products: [{ ...edge, listPropertys }] }))).toEqual(mismatched)
})

test.each<[string, CartLine, string[]]>([
  ['a requirement', pizzaWith({ sauce: ['pesto'] }), ['sauce']],
  ['an option', pizzaWith({ crust: ['gold'] }), ['gold']],
  ['an option of another requirement', pizzaWith({ crust: ['s9'] }), ['s9']],
  ['a set meal’s choice', { ...classicPizza, selectedFood: setWith('in-edge').selectedFood }, ['g-pizza', 'g-chicken', 'g-soup']],
])('[3.6] %s that the product does not have', (_what, line, ids) => {
  expect(mismatchedChoices(pizza, line)).toEqual(ids)
})

test.each<[string, CartLine, string[]]>([
  ['a main', setOf({ pid: 'calzone' }), ['calzone']],
  ['a main of another group', setOf({ pid: 'wings' }), ['wings']],
  ['an inner group', setOf({ groupId: 'g-sauce' }), ['g-sauce']],
  ['an inner product', setOf({ products: [{ ...edge, pid: 'in-gold' }] }), ['in-gold']],
  ['a property', setOf({ products: [{ ...edge, listPropertys: [{ propertyId: 'ice', valueId: 'less' }] }] }), ['ice']],
  ['a property’s value', setOf({ products: [{ ...edge, listPropertys: [{ propertyId: 'cut', valueId: 'cut-99' }] }] }), ['cut']],
  ['a property’s second answer', setOf({ products: [{ ...edge, listPropertys: [cut, cut] }] }), ['cut']],
])('[3.8] %s that the set meal does not have', (_what, line, ids) => {
  expect(mismatchedChoices(setMeal, line)).toEqual(ids)
})

test.each([0, -1, 0.5, NaN])('[3.6] [3.8] %d of an option, a main or an inner product', (num) => {
  const option = { ...lineOf(pizza), listRequirements: [{ requirementId: 'topping', pidData: [{ pid: 'cheese', num, price: cents(0) }] }] }
  expect(mismatchedChoices(pizza, option)).toEqual(['cheese'])
  expect(mismatchedChoices(setMeal, setOf({ num }))).toEqual(['pepperoni'])
  expect(mismatchedChoices(setMeal, setOf({ products: [{ ...edge, num }] }))).toEqual(['in-edge'])
})

/** A set meal's line with one pizza, chosen in some other way. */
function setOf({
  groupId = 'g-crust',
  products = [edge],
  ...main
}: Partial<ChosenMain> & { groupId?: string; products?: ChosenProduct[] }): CartLine {
  const chosen: ChosenMain = { pid: 'pepperoni', num: 1, price: cents(0), groups: [{ groupId, products }], ...main }
  return { ...lineOf(setMeal), selectedFood: { groups: [{ groupId: 'g-pizza', mains: [chosen] }] } }
}

/** The set meal, whose inner products ask one thing more. */
function withProperty(property: NonNullable<SetMealProduct['properties']>[number]): Product {
  const asking = (product: SetMealProduct) => ({ ...product, properties: [...(product.properties ?? []), property] })
  const inner = (group: SetMealInnerGroup) => ({ ...group, products: group.products.map(asking) })
  const groups = setMeal.groups.map((group) => ({
    ...group,
    mains: group.mains.map((main) => ({ ...main, groups: main.groups.map(inner) })),
  }))
  return { ...setMeal, groups }
}
