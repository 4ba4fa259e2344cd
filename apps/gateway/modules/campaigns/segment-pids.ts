import type { Segment } from '@harbour/protocol'
import { languageIds, type Brand } from '@harbour/rules'
import type { Call } from './deps.ts'

const setMeal = 2

/** The pids of the dishes that a segment names; every set meal that the brand sells now where it names sets. */
export function segmentPids({ dishes }: Segment, brand: Brand, { catalogue }: Pick<Call, 'catalogue'>): string[] {
  if (!dishes) return []
  const products = dishes.sets ? [...catalogue.products(brand, languageIds.en).values()] : []
  return [...dishes.pids, ...products.filter(({ type }) => type === setMeal).map(({ pid }) => pid)]
}
