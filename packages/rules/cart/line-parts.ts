import { mainChosen, mainsChosen, optionsChosen, type MainChosen, type OptionChosen } from './line-choices.ts'
import type { CartLine, ChosenMain } from './cart-line.ts'
import type { Product, SetMealMain } from '../menu/product.ts'

/** A thing by its name, and how many of it. */
export type Counted = { name: string; num: number }

/**
 * One thing that a line says of its dish: an option, a main of a set meal with what is chosen inside it, or a half of a pizza with what it has
 * besides. A half whose flavour is still to be chosen has no name.
 */
export type LinePart = Counted & { side?: 'left' | 'right'; inside: Counted[] }

/**
 * The parts of a line in the menu's words (domain.md, What a line says): the halves first, left before right, then everything else in the
 * order in which the product asks; parts that are the same in everything are one, with their count.
 */
export function lineParts(product: Product, line: CartLine): LinePart[] {
  const options = optionsChosen(product, line)
  const whole = options.filter(({ requirement }) => requirement.side === undefined)
  return gathered([
    ...halvesOf(options),
    ...whole.map(({ option, num }) => ({ name: option.name, num, inside: [] })),
    ...mainsChosen(product, line).map(partOf),
  ])
}

/** The parts that name some mains of a set meal's group. */
export function mainParts(mains: readonly SetMealMain[], chosen: readonly ChosenMain[]): LinePart[] {
  return gathered(chosen.flatMap((each) => mainChosen(mains, each) ?? []).map(partOf))
}

function halvesOf(options: readonly OptionChosen[]): LinePart[] {
  const flavours = options
    .filter(({ requirement }) => requirement.side === 'halves')
    .flatMap(({ option, num }) => Array.from({ length: num }, () => option.name))
  return (['left', 'right'] as const).flatMap((side, at) => {
    const inside = options.filter(({ requirement }) => requirement.side === side).map(({ option, num }) => ({ name: option.name, num }))
    const name = flavours[at] ?? ''
    return name || inside.length > 0 ? [{ side, name, num: 1, inside }] : []
  })
}

function partOf({ main, num, inside }: MainChosen): LinePart {
  const within = inside.flatMap(({ product, num: count, values }) => [
    { name: product.name, num: count },
    ...values.map(({ name }) => ({ name, num: 1 })),
  ])
  return { name: main.name, num, inside: within }
}

function gathered(parts: readonly LinePart[]): LinePart[] {
  const byKey = new Map<string, LinePart>()
  for (const part of parts) {
    const key = JSON.stringify([part.side ?? '', part.name, part.inside.map(({ name, num }) => [name, num])])
    byKey.set(key, { ...part, num: part.num + (byKey.get(key)?.num ?? 0) })
  }
  return [...byKey.values()]
}
