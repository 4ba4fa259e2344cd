import { categories, products } from '@harbour/chain'
import { soldHeadings, soldProduct } from '@harbour/chain/sold-menu.ts'
import type { Menu } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { findDishes } from './find-dishes.ts'
import { searchIndex } from './search-index.ts'

function indexOf(language: 1 | 2) {
  const sold = products.flatMap((product) => soldProduct(product, 31, language) ?? [])
  const headings = soldHeadings({ brand: 31, language, categories, products, sold })
  const menu: Menu = { version: '', brand: 31, language, categories: headings, products: sold }
  return [...searchIndex(menu, { vegetarian: 'vegetarian 素食', atATime: 50 })].at(-1) ?? { entries: [], words: new Set<string>() }
}
const [chinese, english] = [indexOf(1), indexOf(2)]

test.each([
  ['pepperoni', '31-double-pepperoni'],
  ['WINGS honey', '31-honey-garlic-wings'],
  ['peperoni', '31-double-pepperoni'],
  ['hawaian', '31-hawaiian'],
  ['margerita', '31-margherita'],
  ['chiken popcorn', '31-popcorn-chicken'],
  ['tiramsiu', '31-tiramisu'],
  ['雞翼', '31-honey-garlic-wings'],
])('[1.18] on the English menu %s finds %s', (typed, uid) => {
  expect(findDishes(english, typed).uids).toContain(uid)
})

test.each(['sushi', 'xx', '壽司', '  '])('[1.18] %s finds nothing', (typed) => {
  expect(findDishes(english, typed)).toEqual({ uids: [], near: false })
})

test.each([
  ['雞翼', '31-honey-garlic-wings'],
  ['鸡翼', '31-honey-garlic-wings'],
  ['双拼薄饼', '31-half-half'],
  ['焗猪扒饭', '31-pork-chop-rice'],
  ['冻柠檬茶', '31-iced-lemon-tea'],
  ['葡撻', '31-egg-tarts-2'],
  ['焗豬排飯', '31-pork-chop-rice'],
  ['egg tart', '31-egg-tarts-2'],
  ['素食', '31-garden'],
])('[1.18] on the Chinese menu %s finds %s', (typed, uid) => {
  expect(findDishes(chinese, typed).uids).toContain(uid)
})

test('[1.18] what is written so comes before what is only spelt like it, and names before descriptions', () => {
  expect(findDishes(english, 'pepperoni').near).toBe(false)
  expect(findDishes(english, 'peperoni').near).toBe(true)
  const found = findDishes(english, 'cheese').uids
  const inName = found.map((uid) => /cheese/i.test(products.find(({ pid }) => uid === `31-${pid}`)?.name.en ?? ''))
  expect(inName).toEqual(inName.toSorted((a, b) => Number(b) - Number(a)))
})

test('[1.18] every dish is found by its own name, in either language, on either menu', () => {
  for (const product of products.filter(({ price }) => price[31] !== undefined)) {
    for (const name of [product.name.tc, product.name.en]) {
      expect(findDishes(english, name).uids, name).toContain(`31-${product.pid}`)
      expect(findDishes(chinese, name).uids, name).toContain(`31-${product.pid}`)
    }
  }
})
