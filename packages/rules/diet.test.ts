import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fries } from './cast.ts'
import { anyDiet, isStrict, suitsDiet, type Diet } from './diet.ts'
import { allergens, type Product } from './product.ts'

const hot: Product = { ...fries, spice: 2, vegetarian: false, contains: ['egg'], mayContain: ['nut'] }

test.each<[string, Partial<Diet>, boolean]>([
  ['everything', {}, true],
  ['vegetarian', { vegetarian: true }, false],
  ['as hot as it is', { spice: 2 }, true],
  ['milder', { spice: 1 }, false],
  ['nothing hot', { spice: 0 }, false],
  ['without what it contains', { avoid: ['egg'] }, false],
  ['without what it may contain', { avoid: ['nut'] }, false],
  ['without what it is free of', { avoid: ['fish', 'milk'] }, true],
  ['without one of several', { avoid: ['fish', 'egg'] }, false],
])('[1.18] a hot dish with egg and perhaps nuts, for who eats %s', (_what, diet, suits) => {
  expect(suitsDiet(hot, { ...anyDiet, ...diet })).toBe(suits)
})

const anyOfEight = fc.subarray([...allergens])
const diets = fc.record({ vegetarian: fc.boolean(), spice: fc.constantFrom(0, 1, 2, 3), avoid: anyOfEight })
const dishes = fc
  .record({ vegetarian: fc.boolean(), spice: fc.constantFrom(0, 1, 2, 3), contains: anyOfEight, mayContain: anyOfEight })
  .map((traits): Product => ({ ...fries, ...traits }))

test('[1.18] who eats everything is offered everything, and a stricter diet never offers more', () => {
  fc.assert(
    fc.property(dishes, diets, diets, (dish, one, other) => {
      const both = {
        vegetarian: one.vegetarian || other.vegetarian,
        spice: one.spice < other.spice ? one.spice : other.spice,
        avoid: [...one.avoid, ...other.avoid],
      }
      expect(suitsDiet(dish, anyDiet)).toBe(true)
      expect(suitsDiet(dish, both)).toBe(suitsDiet(dish, one) && suitsDiet(dish, other))
      if (!isStrict(one)) expect(suitsDiet(dish, one)).toBe(true)
    }),
  )
})
