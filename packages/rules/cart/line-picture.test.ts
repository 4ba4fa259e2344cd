import { expect, test } from 'vitest'
import { fries, lineOf, menu, pizza, pizzaWith, setMeal, setWith } from '../testing/menu.fixtures.ts'
import { group, main } from '../testing/set-meal.fixtures.ts'
import { crustPicture } from './line-choices.ts'
import { linePicture, setPicture } from './line-picture.ts'
import { cents } from '../money.ts'
import { productsByPid } from '../menu/diet.ts'
import type { Product } from '../menu/product.ts'

const flavour = (pid: string): Product => ({ ...fries, uid: `u-${pid}`, pid, picture: `picture-of-${pid}` })
const flavours = ['seafood', 'hawaiian'].map(flavour)
const dishes = productsByPid({ products: new Map(flavours.map((each) => [each.uid, each])) })
const option = (pid: string) => ({ pid, name: pid, price: cents(0), most: 2 })
const halfHalf: Product = {
  ...pizza,
  requirements: [
    {
      requirementId: 'halves',
      name: 'Halves',
      kind: 'choice',
      side: 'halves',
      min: 2,
      max: 2,
      options: ['seafood', 'hawaiian', 'unknown'].map(option),
    },
  ],
}

test.each<[string, string[], string[] | undefined]>([
  ['the left half is the one that was chosen first', ['hawaiian', 'seafood'], ['picture-of-hawaiian', 'picture-of-seafood']],
  ['the same on both sides is both halves', ['seafood', 'seafood'], ['picture-of-seafood', 'picture-of-seafood']],
  ['with one half open the dish has its own picture', ['seafood'], undefined],
  ['so it has where a flavour is no dish of the menu', ['seafood', 'unknown'], undefined],
])('[3.7] half and half: %s', (_what, halves, pictures) => {
  expect(linePicture(halfHalf, pizzaWith({ halves }), dishes)).toEqual(pictures && { of: 'halves', pictures })
})

test('[3.8] a set meal shows each dish that was chosen once, in the order of its groups', () => {
  expect(linePicture(setMeal, setWith('in-classic'), dishes)).toEqual({ of: 'set', pictures: ['pepperoni', 'crispy', 'wings', 'soup'] })
  expect(linePicture(setMeal, setWith('in-classic', { crispy: 2 }), dishes)?.pictures).toEqual(['pepperoni', 'crispy', 'soup'])
})

test('[3.8] of a set meal with many dishes four are shown, and of one without any choice its own picture', () => {
  const groups = ['one', 'two', 'three', 'four', 'five'].map((pid) => group(pid, 1, [main({ ...fries, pid })]))
  expect(setPicture({ ...setMeal, groups })?.pictures).toEqual(['one', 'two', 'three', 'four'])
  expect(setPicture({ ...setMeal, groups: groups.slice(0, 1) })).toBeUndefined()
  expect(linePicture(setMeal, { ...setWith('in-classic'), selectedFood: { groups: [] } }, dishes)).toBeUndefined()
})

test('a set meal of which nothing is chosen shows the first dish of each group that asks for one', () => {
  expect(setPicture(setMeal)).toEqual({ of: 'set', pictures: ['pepperoni', 'crispy', 'soup'] })
  const free = { ...setMeal, groups: setMeal.groups.map((group) => ({ ...group, min: 0 })) }
  expect(setPicture(free)).toBeUndefined()
})

const crusted: Product = {
  ...pizza,
  requirements: pizza.requirements.map((each) => ({
    ...each,
    options: each.options.map((option) => ({ ...option, ...(option.pid !== 'classic' && { picture: `picture-of-${option.pid}` }) })),
  })),
}

test.each([
  ['the edge that was chosen', ['edge'], 'picture-of-edge'],
  ['none for the usual one, which every picture shows', ['classic'], undefined],
  ['none while it is open', [], undefined],
])('[3.7] a pizza is pictured with its crust: %s', (_what, crust, picture) => {
  expect(crustPicture(crusted, pizzaWith({ size: ['s9'], crust, topping: ['pineapple'] }))).toBe(picture)
})

test('any other dish has its own picture', () => {
  expect(linePicture(pizza, pizzaWith({ size: ['s9'] }), productsByPid(menu))).toBeUndefined()
  expect(linePicture(fries, lineOf(fries, 4), productsByPid(menu))).toBeUndefined()
  expect(setPicture(fries)).toBeUndefined()
})
