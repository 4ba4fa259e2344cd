import type { Allergen } from '@harbour/rules'
import { m } from '../paraglide/messages.js'

/** What an allergen group is called (domain.md, the eight groups). */
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
