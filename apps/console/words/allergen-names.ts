import type { Allergen } from '@harbour/rules'
import { m } from '../paraglide/messages.js'

const allergens: Record<Allergen, () => string> = {
  gluten: m.order_allergen_gluten,
  crustacean: m.order_allergen_crustacean,
  egg: m.order_allergen_egg,
  fish: m.order_allergen_fish,
  peanut: m.order_allergen_peanut,
  milk: m.order_allergen_milk,
  nut: m.order_allergen_nut,
  sulphite: m.order_allergen_sulphite,
}

/** An allergen by name. */
export const allergenName = (allergen: Allergen): string => allergens[allergen]()

/** Allergens by name, one after the other. */
export const allergenNames = (names: readonly Allergen[]): string => names.map(allergenName).join(m.order_comma())
