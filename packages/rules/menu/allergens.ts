/** The eight groups of Hong Kong's labelling law. */
export const allergens = ['gluten', 'crustacean', 'egg', 'fish', 'peanut', 'milk', 'nut', 'sulphite'] as const
export type Allergen = (typeof allergens)[number]

/**
 * The traits that a choice brings into its dish: meat or fish, heat, allergens, energy. A choice that is a dish of the menu brings what that dish has too.
 * `kcal` is what one of it adds to what the dish's own energy is told of, be it a slice or a cup; less sugar takes some away. `portion` is how
 * much of that the size makes, in percent: a pizza of six slices is 600 of one; absent: 100.
 */
export type ChoiceTraits = {
  meat?: boolean
  spice?: 1 | 2 | 3
  contains?: Allergen[]
  mayContain?: Allergen[]
  kcal?: number
  portion?: number
}
