import type { Brand } from '../region.ts'
import { hasRight, type StaffGrant, type StaffRight, type StaffScope } from './staff-rights.ts'

/** The part of the chain that something is done to, the right that it needs there, and the brand of each shop; undefined for one that the chain does not have. */
type Throughout = { right: StaffRight; scope: StaffScope; brandOf: (storeId: string) => Brand | undefined }

/**
 * Says whether grants give a right throughout a part of the chain. All of the chain, or of a brand, is more than each of its shops: shops that open later
 * are in it, so it needs a grant for all of it. Of shops each has to be in reach; one that the chain does not have is in nobody's.
 */
export function hasRightThroughout(grants: readonly StaffGrant[], { right, scope, brandOf }: Throughout): boolean {
  const held = grants.filter((grant) => hasRight([grant], right)).map((grant) => grant.scope)
  switch (scope.kind) {
    case 'all':
      return held.some(({ kind }) => kind === 'all')
    case 'brand':
      return held.some((each) => each.kind === 'all' || (each.kind === 'brand' && each.brand === scope.brand))
    case 'shops':
      return scope.storeIds.every((storeId) => {
        const brand = brandOf(storeId)
        return brand !== undefined && hasRight(grants, right, { storeId, brand })
      })
  }
}
