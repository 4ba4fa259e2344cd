import { mainsChosen, optionsChosen } from './line-choices.ts'
import type { CartLine } from './cart-line.ts'
import type { Product } from '../menu/product.ts'
import type { ProductsByPid } from '../menu/traits.ts'

/** The names of the pictures that a line's own is composed of: the two flavours of a pizza, the left one first, or the dishes of a set meal. */
export type LinePicture = { of: 'halves' | 'set'; pictures: string[] }

/** The most dishes that are told apart on a small tile. */
const most = 4

/**
 * The picture of what was chosen: both halves of a pizza once both are known, or two to four dishes of a set meal, each once, group after group
 * (spec 3.7, 3.8). Undefined where the dish's own picture tells as much.
 */
export function linePicture(product: Product, line: CartLine, dishes: ProductsByPid): LinePicture | undefined {
  const [left, right] = optionsChosen(product, line)
    .filter(({ requirement }) => requirement.side === 'halves')
    .flatMap(({ option, num }) => Array.from({ length: num }, () => dishes.get(option.pid)?.picture))
  if (left && right) return { of: 'halves', pictures: [left, right] }
  return ofSet(mainsChosen(product, line).map(({ main }) => main.picture))
}

/** The picture of a set meal of which nothing is chosen yet: the first dish that each of its groups offers (spec 3.8). Undefined for any other. */
export function setPicture({ groups }: Product): LinePicture | undefined {
  return ofSet(groups.flatMap(({ min, mains }) => (min > 0 && mains[0] ? [mains[0].picture] : [])))
}

function ofSet(pictures: readonly string[]): LinePicture | undefined {
  const each = [...new Set(pictures.filter(Boolean))].slice(0, most)
  return each.length > 1 ? { of: 'set', pictures: each } : undefined
}
