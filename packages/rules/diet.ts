import type { Allergen, Product } from './product.ts'

/** What a guest eats: nothing but vegetarian dishes, nothing hotter than this, nothing with these allergens. */
export type Diet = { vegetarian: boolean; spice: 0 | 1 | 2 | 3; avoid: readonly Allergen[] }

/** The diet of who eats everything. */
export const anyDiet: Diet = { vegetarian: false, spice: 3, avoid: [] }

/** Whether a diet leaves anything out. */
export function isStrict({ vegetarian, spice, avoid }: Diet): boolean {
  return vegetarian || spice < 3 || avoid.length > 0
}

/** Whether a product suits a diet (spec 1.18). What may contain an allergen counts as if it did: a guest who must not have it is not to guess. */
export function suitsDiet(product: Product, { vegetarian, spice, avoid }: Diet): boolean {
  if (vegetarian && !product.vegetarian) return false
  if (product.spice > spice) return false
  return !avoid.some((allergen) => product.contains.includes(allergen) || product.mayContain.includes(allergen))
}
