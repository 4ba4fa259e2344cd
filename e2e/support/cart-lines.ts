import { products } from '@harbour/chain'
import { soldProduct } from '@harbour/chain/sold-menu.ts'
import { presetLine, presetMain, repriceLine, type Brand, type CartLine, type Product } from '@harbour/rules'
import { dishes, options, type Named } from './chain.ts'

/** A dish as it goes into a cart: what its guest answers to what it asks or chooses of its groups, and how many. */
export type Choice = Named | { dish: Named; answers?: readonly Named[]; num?: number }

/** Enough for a delivery. */
export const largePizza: Choice = { dish: dishes.pepperoni, answers: [options.twelveInch, options.classicCrust] }

/** The line of a cart for a dish that the brand sells, as the app would make it. */
export function lineOf(choice: Choice, brand: Brand): CartLine {
  const { dish, answers = [], num = 1 } = 'dish' in choice ? choice : { dish: choice }
  const product = sold(dish, brand)
  const line = presetLine(product)
  const chosen = product.requirements.flatMap(({ requirementId, options }) => {
    const picked = options.filter(({ name }) => answers.some(({ en }) => name === en))
    return picked.length === 0 ? [] : [{ requirementId, pidData: picked.map(({ pid, price }) => ({ pid, num: 1, price })) }]
  })
  const groups = product.groups.flatMap(({ groupId, mains }) => {
    const picked = mains.filter((main) => answers.some(({ en }) => main.name === en)).map(presetMain)
    return picked.length === 0 ? [] : [{ groupId, mains: picked }]
  })
  const asked = new Set(chosen.map(({ requirementId }) => requirementId))
  const others = line.listRequirements.filter(({ requirementId }) => !asked.has(requirementId))
  const food = groups.length > 0 && { selectedFood: { groups } }
  return { ...repriceLine(product, { ...line, listRequirements: [...others, ...chosen], ...food }), num }
}

function sold({ en }: Named, brand: Brand): Product {
  const known = products.find(({ name }) => name.en === en)
  const product = known && soldProduct(known, brand, 2)
  if (!product) throw new Error(`brand ${brand} sells no ${en}`)
  return product
}
