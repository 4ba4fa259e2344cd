import type { Brand } from '../region.ts'
import { hasRight, type StaffGrant, type StaffRight } from './staff-rights.ts'

/** The part of the chain that a right reaches: all of it, or whole brands and single shops. */
export type CoveredShops = { all: boolean; brands: Brand[]; storeIds: string[] }

/** The part of the chain at which grants give a right. Takes the grants of one person; gives nothing of the chain where none of them gives it. */
export function coveredShops(grants: readonly StaffGrant[], right: StaffRight): CoveredShops {
  const scopes = grants.filter((grant) => hasRight([grant], right)).map(({ scope }) => scope)
  return {
    all: scopes.some(({ kind }) => kind === 'all'),
    brands: [...new Set(scopes.flatMap((scope) => (scope.kind === 'brand' ? [scope.brand] : [])))],
    storeIds: [...new Set(scopes.flatMap((scope) => (scope.kind === 'shops' ? scope.storeIds : [])))],
  }
}

/** The covered shops among those of one brand, by their ids, some of which may be of another brand; null stands for every shop of it. */
export function coveredInBrand({ all, brands, storeIds }: CoveredShops, brand: Brand): string[] | null {
  return all || brands.includes(brand) ? null : storeIds
}
