import { localize } from '../../platform/localized-text.ts'
import type { Call } from './deps.ts'
import type { CaseRow } from './store/settlement-cases.ts'

/** The cents above which whoever explained a difference does not settle it. */
const alone = 100_00

/** Says whether a case wants a second person. */
export const needsSecond = ({ difference }: Pick<CaseRow, 'difference'>): boolean => Math.abs(difference) > alone

/** A case as the wire has it, with its shop's name in the language of the call. */
export function caseShown(row: CaseRow, { catalogue, language }: Pick<Call, 'catalogue' | 'language'>) {
  const { paymentId, refundId, explainedById: _who, ...shown } = row
  const shop = row.storeId === null ? undefined : catalogue.shop(row.storeId)
  return {
    ...shown,
    shop: shop ? localize(shop.name, language) : row.storeId,
    ourRef: refundId ?? paymentId,
    needsSecond: needsSecond(row),
  }
}
