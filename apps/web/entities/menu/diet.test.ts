import { defaultLine, type ProductBook } from '@harbour/rules'
import { afterEach, expect, test } from 'vitest'
import { changeDiet, choicesToAvoid, clearDiet } from './diet.ts'
import { dish } from './menu.fixtures.ts'

const pepperoni = dish('double-pepperoni')
const book: ProductBook = { products: new Map([[pepperoni.uid, pepperoni]]), soldOut: new Set(['top-corn']) }

afterEach(clearDiet)

test('[1.18] for who eats everything only what has run out is left out', () => {
  expect(choicesToAvoid(pepperoni, book)).toBe(book.soldOut)
})

test('[1.18] [3.7] nothing that a guest does not eat is chosen for them', () => {
  changeDiet({ avoid: ['gluten'] })
  const avoided = choicesToAvoid(pepperoni, book)
  expect([...avoided]).toEqual(expect.arrayContaining(['top-corn', 'crust-classic', 'crust-cheese', 'crust-thin']))
  expect(avoided.has('size-9')).toBe(false)
  expect(defaultLine(pepperoni, avoided).listRequirements.map(({ requirementId }) => requirementId)).toEqual(['size'])
})
