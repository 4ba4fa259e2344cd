import { compositionOf, type Allergen, type CartLine, type ProductsByPid, type Product } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

/** The name of an allergen group (domain.md, the eight groups). */
export const allergenName: Record<Allergen, () => string> = {
  gluten: m.food_allergen_gluten,
  crustacean: m.food_allergen_crustacean,
  egg: m.food_allergen_egg,
  fish: m.food_allergen_fish,
  peanut: m.food_allergen_peanut,
  milk: m.food_allergen_milk,
  nut: m.food_allergen_nut,
  sulphite: m.food_allergen_sulphite,
}

/** Some allergen groups in one line: only the first begins with a capital. */
export const allergenWords = (allergens: readonly Allergen[]) =>
  allergens.map((each, at) => (at === 0 ? allergenName[each]() : allergenName[each]().toLowerCase())).join(m.food_list_comma())

/** Allergens and calories in one of a line; orders of the first days were kept without. */
type LineContents = { contains?: readonly Allergen[]; mayContain?: readonly Allergen[]; kcal?: number }

/** The contents of one of a line, in one sentence: "Contains: Crustaceans, milk · May contain: Fish · 1,392 kcal". Empty where nothing is known. */
export function contentsWords({ contains = [], mayContain = [], kcal }: LineContents): string {
  return [
    contains.length > 0 && m.food_line_contains({ names: allergenWords(contains) }),
    mayContain.length > 0 && m.food_line_may_contain({ names: allergenWords(mayContain) }),
    kcal !== undefined && m.food_kcal({ kcal }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The same of a line of the cart, as it is chosen. */
export const lineContentsWords = (product: Product, line: CartLine, dishes: ProductsByPid) =>
  contentsWords(compositionOf(product, line, dishes))
