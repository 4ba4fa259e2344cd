import { choiceGaps, cents, unitPrice, type CartLine, type Cents, type Product, type SetMealGroup } from '@harbour/rules'
import { mainsWords } from '../../../entities/menu/line-words.ts'
import { withMains } from './choose-main.ts'

/** The state of a group of a set meal: how many are picked, of how many, and whether nothing in it is open. */
export type GroupProgress = { picked: number; of: number; done: boolean }

export function groupProgress(product: Product, line: CartLine, { groupId, min, max }: SetMealGroup): GroupProgress {
  const gaps = choiceGaps(product, line).filter((gap) => gap.kind !== 'unknown' && (gap.place.within?.id ?? gap.place.id) === groupId)
  const picked = mainsOf(line, groupId).reduce((sum, { num }) => sum + num, 0)
  return { picked, of: min > 0 ? min : max, done: gaps.length === 0 && picked >= min }
}

/** The mains that a line has in a group, in the order in which they were picked. */
export function mainsOf(line: CartLine, groupId: string) {
  return (line.selectedFood?.groups ?? []).filter((given) => given.groupId === groupId).flatMap(({ mains }) => mains)
}

/** Tells whether a picked main of a group asks something in its turn. */
export function asksInside(line: CartLine, { groupId, mains }: SetMealGroup): boolean {
  return mainsOf(line, groupId).some((chosen) => mains.some(({ pid, groups }) => pid === chosen.pid && groups.length > 0))
}

/** The mains that are picked in a group, in words, and what they add to the price. */
export function groupSummary(product: Product, line: CartLine, { groupId, mains }: SetMealGroup): { words: string; extra: Cents } {
  const picked = mainsOf(line, groupId)
  const without = withMains(product, line, { groupId, change: () => [] })
  return {
    words: mainsWords(mains, picked),
    extra: cents(unitPrice(product, line) - unitPrice(product, without)),
  }
}

/** The first group after this one, and then from the start, in which something is open. */
export function nextOpenGroup(product: Product, line: CartLine, after: string | undefined): SetMealGroup | undefined {
  const at = product.groups.findIndex(({ groupId }) => groupId === after) + 1
  const inTurn = [...product.groups.slice(at), ...product.groups.slice(0, at)]
  return inTurn.find((group) => !groupProgress(product, line, group).done)
}
