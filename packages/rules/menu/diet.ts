import type { Allergen } from './allergens.ts'
import type { Product, ProductBook } from './product.ts'
import { choiceTraits, type Choice, type ProductsByPid, type Traits } from './traits.ts'

/** A guest's diet: nothing but vegetarian dishes, nothing hotter than this, nothing with these allergens. */
export type Diet = { vegetarian: boolean; spice: 0 | 1 | 2 | 3; avoid: readonly Allergen[] }

/** The diet of who eats everything. */
export const anyDiet: Diet = { vegetarian: false, spice: 3, avoid: [] }

/** Says whether a diet leaves anything out. */
export function isStrict({ vegetarian, spice, avoid }: Diet): boolean {
  return vegetarian || spice < 3 || avoid.length > 0
}

/** The dishes of a menu by their pid, as sets and choices name them. */
export function productsByPid({ products }: Pick<ProductBook, 'products'>): ProductsByPid {
  return new Map([...products.values()].map((product) => [product.pid, product]))
}

/**
 * Says whether a product suits a diet (spec 1.18). What may contain an allergen counts as if it did: a guest who must not have it is not to guess.
 * A dish must also let each of its questions be answered suitably; a set meal suits when each of its groups can be, whatever else it offers.
 */
export function suitsDiet(product: Product, diet: Diet, dishes: ProductsByPid): boolean {
  const suits = (choice: Choice) => suitsAsChoice(choice, diet, dishes)
  if (product.groups.length > 0)
    return product.groups.every(({ min, max, mains }) => canFill(min, mains.filter(suits), ({ most = max }) => most))
  return (
    isSuited(product, diet) && product.requirements.every(({ min, options }) => canFill(min, options.filter(suits), ({ most = 1 }) => most))
  )
}

/** Says whether a topping, a size, a half or a set's main suits a diet; a main that asks something must let that be answered suitably too. */
export function suitsAsChoice(choice: Choice, diet: Diet, dishes: ProductsByPid): boolean {
  const traits = choiceTraits(choice, dishes)
  if (!traits || !isSuited(traits, diet)) return false
  if (!('groups' in choice)) return true
  return choice.groups.every(({ min, max, products }) =>
    canFill(
      min,
      products.filter((each) => suitsAsChoice(each, diet, dishes)),
      () => max,
    ),
  )
}

function isSuited(traits: Traits, { vegetarian, spice, avoid }: Diet): boolean {
  if (vegetarian && !traits.vegetarian) return false
  if (traits.spice > spice) return false
  return !avoid.some((allergen) => traits.contains.includes(allergen) || traits.mayContain.includes(allergen))
}

/** Says whether so many can be had of what is there. */
function canFill<Offer>(min: number, choices: readonly Offer[], mostOf: (choice: Offer) => number): boolean {
  return choices.reduce((sum, choice) => sum + mostOf(choice), 0) >= min
}
