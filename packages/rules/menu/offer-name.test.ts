import { expect, test } from 'vitest'
import { pizza, setMeal } from '../testing/menu.fixtures.ts'
import { offerName } from './offer-name.ts'

const [option] = pizza.requirements.flatMap(({ options }) => options)
const mains = setMeal.groups.flatMap((group) => group.mains)
const [inner] = mains.flatMap(({ groups }) => groups.flatMap(({ products }) => products))

test.each([
  ['an option', pizza, option],
  ['a main of a set meal', setMeal, mains[0]],
  ['a dish inside a main', setMeal, inner],
])('%s is called by its name', (_what, product, offer) => {
  expect(offer?.name).toBeTruthy()
  expect(offerName(product, offer?.pid ?? '')).toBe(offer?.name)
})

test('a pid that a product does not offer has no name in it', () => {
  expect(offerName(pizza, 'unknown')).toBe('')
})
