import type { Allergen, Option, Product, ProductBook, SetMealMain, SetMealProduct } from './product.ts'

/** What a guest eats: nothing but vegetarian dishes, nothing hotter than this, nothing with these allergens. */
export type Diet = { vegetarian: boolean; spice: 0 | 1 | 2 | 3; avoid: readonly Allergen[] }

/** The diet of who eats everything. */
export const anyDiet: Diet = { vegetarian: false, spice: 3, avoid: [] }

/** Whether a diet leaves anything out. */
export function isStrict({ vegetarian, spice, avoid }: Diet): boolean {
  return vegetarian || spice < 3 || avoid.length > 0
}

/** The dishes of a menu by their pid, as sets and choices name them. */
export function dishesByPid({ products }: Pick<ProductBook, 'products'>): ReadonlyMap<string, Product> {
  return new Map([...products.values()].map((product) => [product.pid, product]))
}

/**
 * Whether a product suits a diet (spec 1.18). What may contain an allergen counts as if it did: a guest who must not have it is not to guess.
 * A dish must also let each of its questions be answered suitably; a set meal suits when each of its groups can be, whatever else it offers.
 */
export function suitsDiet(product: Product, diet: Diet, dishes: ReadonlyMap<string, Product>): boolean {
  const suits = (choice: Option | SetMealMain) => suitsAsChoice(choice, diet, dishes)
  if (product.groups.length > 0)
    return product.groups.every(({ min, max, mains }) => canFill(min, mains.filter(suits), ({ most = max }) => most))
  return (
    isSuited(product, diet) && product.requirements.every(({ min, options }) => canFill(min, options.filter(suits), ({ most = 1 }) => most))
  )
}

/** Whether a topping, a size, a half or a set's main suits a diet; a main that asks something must let that be answered suitably too. */
export function suitsAsChoice(choice: Option | SetMealProduct | SetMealMain, diet: Diet, dishes: ReadonlyMap<string, Product>): boolean {
  const dish = dishes.get(choice.pid)
  if (!('groups' in choice)) return isSuited(dish ?? traitsOf(choice), diet)
  const inside = choice.groups.every(({ min, max, products }) =>
    canFill(
      min,
      products.filter((each) => suitsAsChoice(each, diet, dishes)),
      () => max,
    ),
  )
  return inside && dish !== undefined && isSuited(dish, diet)
}

type Traits = Pick<Product, 'vegetarian' | 'spice' | 'contains' | 'mayContain'>

function traitsOf({ meat = false, spice, contains = [] }: Option | SetMealProduct): Traits {
  return { vegetarian: !meat, spice: spice ?? 0, contains, mayContain: [] }
}

function isSuited(traits: Traits, { vegetarian, spice, avoid }: Diet): boolean {
  if (vegetarian && !traits.vegetarian) return false
  if (traits.spice > spice) return false
  return !avoid.some((allergen) => traits.contains.includes(allergen) || traits.mayContain.includes(allergen))
}

/** Whether so many can be had of what is there. */
function canFill<Choice>(min: number, choices: readonly Choice[], mostOf: (choice: Choice) => number): boolean {
  return choices.reduce((sum, choice) => sum + mostOf(choice), 0) >= min
}
