import { coveredInBrand, coveredShops } from '@harbour/rules'
import type { Call } from './deps.ts'
import type { CaseScope } from './store/settlement-cases.ts'

/** The cases that a caller may see: of the envelope's brand, at the shops whose books they do. */
export function caseScope({ brand, caller }: Pick<Call<'staff'>, 'brand' | 'caller'>): CaseScope {
  return { brand, storeIds: coveredInBrand(coveredShops(caller.grants, 'ledger.read'), brand) }
}
