import { hasRight, hasRightThroughout, type StaffRight, type StaffScope } from '@harbour/rules'
import { shopsOf } from './save-sold-out.ts'
import type { ShopRecord } from '../catalogue.ts'
import type { Call } from '../deps.ts'
import { refuseCommon, Refused } from '../../../platform/handle.ts'

type Reach = { right: StaffRight; call: Pick<Call<'staff'>, 'caller' | 'catalogue'> }

/**
 * The shops of a part of the chain, for somebody who has this right throughout it. The door asks for one shop alone, so a call about several asks here: a
 * shop out of reach is unknown, as at the door; all of a brand or the chain is not allowed without a grant for all of it.
 */
export function shopsThroughout(where: StaffScope, { right, call: { caller, catalogue } }: Reach): ShopRecord[] {
  const allowed = hasRightThroughout(caller.grants, { right, scope: where, brandOf: (storeId) => catalogue.shop(storeId)?.brand })
  switch (where.kind) {
    case 'all':
    case 'brand':
      if (!allowed) throw refuseCommon('NOT_ALLOWED')
      return shopsOf(where.kind === 'brand' ? where.brand : null, catalogue)
    case 'shops':
      // Its calls declare it, as they do for the door.
      if (!allowed) throw new Refused('STORE_UNKNOWN', null)
      return [...new Set(where.storeIds)].flatMap((storeId) => catalogue.shop(storeId) ?? [])
  }
}

/** The shops at which somebody has this right; one of them, where it is named, which the door has made sure of. */
export function shopsInReach(storeId: string | undefined, { right, call: { caller, catalogue } }: Reach): ShopRecord[] {
  const named = shopsOf(null, catalogue).filter((shop) => storeId === undefined || shop.storeId === storeId)
  return named.filter((shop) => hasRight(caller.grants, right, shop))
}
