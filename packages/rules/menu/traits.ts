import { allergens } from './allergens.ts'
import type { Option, Product, SetMealMain, SetMealProduct } from './product.ts'

/** The traits of a dish, or of something that is chosen for it: meat or none, heat, allergens. */
export type Traits = Pick<Product, 'vegetarian' | 'spice' | 'contains' | 'mayContain'>

/** A topping, a size, a half, a main of a set meal, or something chosen inside one. */
export type Choice = Option | SetMealProduct | SetMealMain

/** The products of a menu by their pid, as sets and choices name them. */
export type ProductsByPid = ReadonlyMap<string, Product>

/** The traits of several things together: each allergen of any of them, in the order of the law; what is contained is never only possible. */
export function mergeTraits(all: readonly Traits[]): Traits {
  const contains = allergens.filter((each) => all.some((traits) => traits.contains.includes(each)))
  const mayContain = allergens.filter((each) => !contains.includes(each) && all.some((traits) => traits.mayContain.includes(each)))
  const spice = all.reduce<Traits['spice']>((hottest, traits) => (traits.spice > hottest ? traits.spice : hottest), 0)
  return { vegetarian: all.every(({ vegetarian }) => vegetarian), spice, contains, mayContain }
}

/**
 * The traits of a choice. One that is a dish of the menu brings what that dish has, as it comes by itself in all that is not asked here.
 * Undefined for a main of a set meal that the menu does not tell about.
 */
export function choiceTraits(choice: Choice, dishes: ProductsByPid): Traits | undefined {
  const dish = dishes.get(choice.pid)
  const asked = 'groups' in choice ? choice.groups.map(({ groupId }) => groupId) : []
  const itself = dish && [dish, ...presetsOf(dish, asked).map(optionTraits)]
  if ('groups' in choice) return itself && mergeTraits(itself)
  return mergeTraits([optionTraits(choice), ...(itself ?? [])])
}

/** The options that a dish comes with by itself, but for those of the questions that are asked elsewhere. */
export function presetsOf({ requirements }: Product, asked: readonly string[] = []): Option[] {
  return requirements.flatMap(({ requirementId, options }) => (asked.includes(requirementId) ? [] : options.filter(({ preset }) => preset)))
}

function optionTraits({ meat = false, spice, contains = [], mayContain = [] }: Option | SetMealProduct): Traits {
  return { vegetarian: !meat, spice: spice ?? 0, contains, mayContain }
}
