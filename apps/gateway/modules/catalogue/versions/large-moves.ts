import type { ChainPriceRule } from '@harbour/chain'
import { brandIds } from '@harbour/rules'
import type { FieldChange } from './compare-records.ts'

/** The fields of a record, among those in which it differs, whose price moves by more than a fifth. One that comes or goes does not move. */
export const largeMoves = (fields: readonly FieldChange[]): string[] => fields.filter(isLargeMove).map(({ field }) => field)

function isLargeMove({ field, before, after }: FieldChange): boolean {
  if (/(^|\.)price\.\d+$/.test(field)) return movesFar(before, after)
  if (!/(^|\.)priceRules$/.test(field) || !Array.isArray(before) || !Array.isArray(after)) return false
  // Records have passed their kind's schema.
  const [one, other] = [before as ChainPriceRule[], after as ChainPriceRule[]]
  return other.some((rule, at) => Object.values(brandIds).some((brand) => movesFar(one[at]?.price[brand], rule.price[brand])))
}

/** Says whether a price, in cents, moves by more than a fifth from the one that stood in its place. */
const movesFar = (before: unknown, after: unknown): boolean =>
  typeof before === 'number' && typeof after === 'number' && Math.abs(after - before) * 5 > before && before > 0
