import { expect, test } from 'vitest'
import { fries, pizza, setMeal } from '../testing/menu.fixtures.ts'
import { presetLine, presetMain } from './preset-line.ts'

test('[3.6] a fresh line is one of the product at its price', () => {
  expect(presetLine(fries)).toEqual({ uid: 'u-fries', pid: 'fries', type: 1, num: 1, price: 3200, listRequirements: [] })
})

test('[3.7] preset options are chosen, a requirement without any asks', () => {
  expect(presetLine(pizza).listRequirements).toEqual([{ requirementId: 'size', pidData: [{ pid: 's9', num: 1, price: 0 }] }])
})

test('[3.7] what is preset is in the price', () => {
  const large = pizza.requirements.map((requirement) => ({
    ...requirement,
    options: requirement.options.map((option) => ({ ...option, preset: option.pid === 's12' })),
  }))
  expect(presetLine({ ...pizza, requirements: large }).price).toBe(16_800)
})

test('[3.8] a group of a set meal that leaves no choice is chosen', () => {
  expect(presetLine(setMeal).selectedFood).toEqual({
    groups: [{ groupId: 'g-soup', mains: [{ pid: 'soup', num: 2, price: 0, groups: [] }] }],
  })
})

test('[3.8] a group of one main that may be left out, or taken once more, asks', () => {
  const soup = setMeal.groups[2]
  const withSoup = (min: number, max: number) => presetLine({ ...setMeal, groups: soup ? [{ ...soup, min, max }] : [] }).selectedFood
  expect([withSoup(0, 0), withSoup(0, 2), withSoup(1, 2)]).toEqual([{ groups: [] }, { groups: [] }, { groups: [] }])
})

test('[3.8] a main comes with the preset products inside it', () => {
  const pizzas = setMeal.groups.filter(({ groupId }) => groupId === 'g-pizza').flatMap(({ mains }) => mains)
  const products = [{ pid: 'in-classic', num: 1, price: 0, listPropertys: [] }]
  expect(pizzas.map(presetMain)).toEqual([
    { pid: 'pepperoni', num: 1, price: 0, groups: [{ groupId: 'g-crust', products }] },
    { pid: 'margherita', num: 1, price: 0, groups: [] },
  ])
})

test('[3.8] an inner group without a preset product is left open', () => {
  const [main] = setMeal.groups.flatMap(({ mains }) => mains).filter(({ pid }) => pid === 'pepperoni')
  const groups = (main?.groups ?? []).map((group) => ({
    ...group,
    products: group.products.map((product) => ({ ...product, preset: false })),
  }))
  expect(groups).toHaveLength(1)
  expect(main && presetMain({ ...main, groups }).groups).toEqual([])
})
