import { coveredInBrand, coveredShops, type Brand, type StaffRight } from '@harbour/rules'
import type { Call } from './deps.ts'

/** The orders that a report reads: of one brand, since sums of two currencies add up to nothing; at some shops, or null for all of the brand. */
export type ReportScope = { brand: Brand; storeIds: string[] | null }

/**
 * The orders that a caller's report may read: of the shop named, which the door has found to be within reach, or of every shop of the envelope's brand at which
 * the right is theirs.
 */
export function reportScope(
  { storeId }: { storeId?: string | undefined },
  right: StaffRight,
  { brand, caller, catalogue }: Pick<Call<'staff'>, 'brand' | 'caller' | 'catalogue'>,
): ReportScope {
  if (storeId === undefined) return { brand, storeIds: coveredInBrand(coveredShops(caller.grants, right), brand) }
  return { brand: catalogue.shop(storeId)?.brand ?? brand, storeIds: [storeId] }
}

/** Says whether a shop of the brand is one that the report reads. */
export const isRead = ({ storeIds }: ReportScope, storeId: string): boolean => storeIds === null || storeIds.includes(storeId)
