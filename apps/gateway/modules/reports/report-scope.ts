import { coveredInBrand, coveredShops, type StaffRight } from '@harbour/rules'
import type { Call } from './deps.ts'
import type { ReportScope } from './scope.ts'

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
