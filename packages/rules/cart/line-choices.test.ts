import { expect, test } from 'vitest'
import { lineOf, pizza, pizzaWith, setMeal, setWith } from '../testing/menu.fixtures.ts'
import { cents } from '../money.ts'
import type { Product } from '../menu/product.ts'
import type { CartLine, ChosenMain } from './cart-line.ts'
import { mainChosen, mainsChosen, optionsChosen } from './line-choices.ts'

const none = cents(0)
const namesOf = (line: CartLine, product: Product = pizza) =>
  optionsChosen(product, line).map(({ requirement, option, num }) => `${requirement.requirementId}: ${num} ${option.pid}`)

test('[3.6] the options of a line come in the order in which the product asks and offers', () => {
  expect(namesOf(pizzaWith({ topping: ['cheese', 'pineapple', 'cheese'], size: ['s9'], crust: ['edge'] }))).toEqual([
    'size: 1 s9',
    'crust: 1 edge',
    'topping: 1 pineapple',
    'topping: 2 cheese',
  ])
})

test('[3.6] what the product does not offer, and none of a thing, is left out', () => {
  const odd = { ...pizzaWith({ size: ['s99', 's12'] }) }
  odd.listRequirements.push({ requirementId: 'topping', pidData: [{ pid: 'cheese', num: 0, price: none }] })
  odd.listRequirements.push({ requirementId: 'sauce', pidData: [{ pid: 'cheese', num: 1, price: none }] })
  expect(namesOf(odd)).toEqual(['size: 1 s12'])
})

test('[3.6] the flavours of two halves come in the order in which they were chosen, the left one first', () => {
  const flavours = pizza.requirements.map((asked) => (asked.requirementId === 'topping' ? { ...asked, side: 'halves' as const } : asked))
  const halves: Product = { ...pizza, requirements: flavours }
  expect(namesOf(pizzaWith({ topping: ['jalapeno', 'pineapple'] }), halves)).toEqual(['topping: 1 jalapeno', 'topping: 1 pineapple'])
})

const mainsOf = (line: CartLine) =>
  mainsChosen(setMeal, line).map(
    ({ main, num, inside }) => `${num} ${main.pid}${inside.map(({ product }) => ` with ${product.pid}`).join('')}`,
  )

test('[3.8] the mains of a set meal come group after group, with what is chosen inside them', () => {
  expect(mainsOf(setWith('in-edge', { wings: 1, crispy: 1 }))).toEqual(['1 pepperoni with in-edge', '1 wings', '1 crispy', '2 soup'])
  expect(mainsOf(lineOf(setMeal))).toEqual([])
})

test('[3.8] a main counts only in the group that offers it', () => {
  const line = setWith('in-classic')
  const strayed = line.selectedFood.groups.map((group) => (group.groupId === 'g-soup' ? { ...group, groupId: 'g-chicken' } : group))
  expect(mainsOf({ ...line, selectedFood: { groups: strayed } })).toEqual(['1 pepperoni with in-classic', '1 crispy', '1 wings'])
})

const mains = setMeal.groups[0]?.mains ?? []
const pepperoni = (products: ChosenMain['groups'][number]['products'], groupId = 'g-crust', num = 1): ChosenMain => ({
  pid: 'pepperoni',
  num,
  price: none,
  groups: [{ groupId, products }],
})
const edge = (num: number, listPropertys: { propertyId: string; valueId: string }[] = []) => ({
  pid: 'in-edge',
  num,
  price: none,
  listPropertys,
})
const insideOf = (chosen: ChosenMain) => mainChosen(mains, chosen)?.inside.map(({ product, num, values }) => [product.pid, num, values])

test('[3.8] inside a main there is what its own groups offer, some of it, with the answers to its free properties', () => {
  const inEight = { valueId: 'cut-8', name: 'In eight' }
  expect(insideOf(pepperoni([edge(2, [{ propertyId: 'cut', valueId: 'cut-8' }])]))).toEqual([['in-edge', 2, [inEight]]])
  expect(insideOf(pepperoni([edge(1, [{ propertyId: 'cut', valueId: 'cut-4' }])]))).toEqual([['in-edge', 1, []]])
  expect(insideOf(pepperoni([edge(1, [{ propertyId: 'ice', valueId: 'cut-8' }])]))).toEqual([['in-edge', 1, []]])
  expect(insideOf(pepperoni([edge(0)])), 'none of it').toEqual([])
  expect(insideOf(pepperoni([edge(1)], 'g-size')), 'another group’s').toEqual([])
  expect(insideOf(pepperoni([], 'g-crust', 0)), 'no such main').toBeUndefined()
  expect(mainChosen(mains, { pid: 'calzone', num: 1, price: none, groups: [] })).toBeUndefined()
})
