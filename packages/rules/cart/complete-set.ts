import type { CartLine, ChosenMain } from './cart-line.ts'
import type { Product, SetMealGroup, SetMealMain } from '../menu/product.ts'
import { chosenMains } from '../menu/question.ts'
import { presetMain } from './preset-line.ts'
import { repriceLine } from './unit-price.ts'

/**
 * A set meal's line with each group filled that lacks something (spec 3.8): mains without a surcharge before those with one, another one before the same once
 * more, each as it is first chosen inside; what was chosen stays. Nothing `without` is taken, be it sold out or not what the guest eats; a group that cannot be
 * filled so stays open. Its price is in cents.
 */
export function completeSet(product: Product, line: CartLine, without: ReadonlySet<string>): CartLine {
  const groups = product.groups.map((group) => ({
    groupId: group.groupId,
    mains: filled(group, chosenMains(line, group.groupId), without),
  }))
  return repriceLine(product, { ...line, selectedFood: { groups: groups.filter(({ mains }) => mains.length > 0) } })
}

function filled(group: SetMealGroup, chosen: readonly ChosenMain[], without: ReadonlySet<string>): ChosenMain[] {
  const { min, max, mains } = group
  if (chosen.reduce((sum, { num }) => sum + num, 0) >= min) return [...chosen]
  const possible = mains.filter((main) => countOf(chosen, main) < (main.most ?? max) && isThere(main, without))
  const [next] = possible.toSorted((a, b) => a.price - b.price || countOf(chosen, a) - countOf(chosen, b))
  return next ? filled(group, withOneMore(chosen, next), without) : [...chosen]
}

/** A main that asks nothing is counted; one that does stands there once for each of it, so that each can be answered on its own. */
function withOneMore(chosen: readonly ChosenMain[], main: SetMealMain): ChosenMain[] {
  const counted = main.groups.length === 0 && chosen.some(({ pid }) => pid === main.pid)
  return counted ? chosen.map((each) => (each.pid === main.pid ? { ...each, num: each.num + 1 } : each)) : [...chosen, presetMain(main)]
}

function isThere(main: SetMealMain, without: ReadonlySet<string>): boolean {
  const inside = presetMain(main).groups.flatMap(({ products }) => products)
  return [main, ...inside].every(({ pid }) => !without.has(pid))
}

function countOf(chosen: readonly ChosenMain[], { pid }: SetMealMain): number {
  return chosen.filter((each) => each.pid === pid).reduce((sum, { num }) => sum + num, 0)
}
