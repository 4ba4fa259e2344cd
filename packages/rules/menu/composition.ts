import { chosenMains, questionsOf, type Question } from './question.ts'
import { mainsChosen, optionsChosen } from '../cart/line-choices.ts'
import { energyOf } from './energy.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { allergens, type Allergen } from './allergens.ts'
import type { Product } from './product.ts'
import { choiceTraits, mergeTraits, type Choice, type ProductsByPid, type Traits } from './traits.ts'

/**
 * The composition of a dish as it is chosen: the allergens that it contains, that it may contain, and that what is still to be chosen may bring
 * besides; its energy in kcal, so far as it is chosen, undefined where that of a part is not known. `whole` where nothing is left to be chosen.
 */
export type Composition = { contains: Allergen[]; mayContain: Allergen[]; open: Allergen[]; kcal: number | undefined; whole: boolean }

/**
 * The composition of one of a line: its dish, and all that is chosen with it, be it a flavour, a topping, a size or a part of a set meal (domain.md,
 * Law and courtesy). `dishes` are those of the line's menu; a set's main that is not among them may have anything in it.
 */
export function compositionOf(product: Product, line: CartLine, dishes: ProductsByPid): Composition {
  const { contains, mayContain } = mergeTraits([ofItself(product), ...choicesOf(product, line).map((choice) => brought(choice, dishes))])
  const unanswered = questionsOf(product, line).filter(isOpen)
  const to = mergeTraits(unanswered.flatMap((question) => offersOf(product, line, question)).map((choice) => brought(choice, dishes)))
  const known = new Set([...contains, ...mayContain])
  const open = [...to.contains, ...to.mayContain].filter((each) => !known.has(each))
  return { contains, mayContain, open, kcal: energyOf(product, line, dishes), whole: unanswered.length === 0 }
}

/** The allergens that a dish is free of, whatever is still chosen. */
export function freeOf({ contains, mayContain, open }: Pick<Composition, 'contains' | 'mayContain' | 'open'>): Allergen[] {
  return allergens.filter((each) => ![...contains, ...mayContain, ...open].includes(each))
}

/** The traits of a dish before its choices; of a set meal what no choice can avoid: what one of its choices may bring comes with that choice. */
function ofItself(product: Product): Traits {
  return product.groups.length > 0 ? { ...product, mayContain: [] } : product
}

function choicesOf(product: Product, line: CartLine): Choice[] {
  const mains = mainsChosen(product, line)
  return [
    ...optionsChosen(product, line).map(({ option }) => option),
    ...mains.map(({ main }) => main),
    ...mains.flatMap(({ inside }) => inside.map((inner) => inner.product)),
  ]
}

function brought(choice: Choice, dishes: ProductsByPid): Traits {
  return choiceTraits(choice, dishes) ?? { vegetarian: false, spice: 0, contains: [], mayContain: [...allergens] }
}

function isOpen({ min, chosen }: Question): boolean {
  return chosen.reduce((sum, { num }) => sum + num, 0) < min
}

/** All that a question offers, a main of a set with all that could be chosen inside it. */
function offersOf(product: Product, line: CartLine, { place: { id, within } }: Question): Choice[] {
  if (within) {
    const chosen = chosenMains(line, within.id)[within.main]
    const mains = product.groups.flatMap((group) => (group.groupId === within.id ? group.mains : []))
    return mains.find(({ pid }) => pid === chosen?.pid)?.groups.flatMap((group) => (group.groupId === id ? group.products : [])) ?? []
  }
  const options = product.requirements.flatMap((asked) => (asked.requirementId === id ? asked.options : []))
  const mains = product.groups.flatMap((group) => (group.groupId === id ? group.mains : []))
  return [...options, ...mains, ...mains.flatMap(({ groups }) => groups.flatMap(({ products }) => products))]
}
