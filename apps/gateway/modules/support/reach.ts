import { hasRight, type Brand, type StaffGrant, type StaffRight } from '@harbour/rules'

/** The part of the chain in which somebody has a right, as statements are told it. */
export type Reach = { all: boolean; brands: Brand[]; storeIds: string[] }

/** The reach of these grants for one right: all of the chain, some brands, some shops. */
export function reachOf(grants: readonly StaffGrant[], right: StaffRight): Reach {
  const scopes = grants.filter((grant) => hasRight([grant], right)).map(({ scope }) => scope)
  return {
    all: scopes.some(({ kind }) => kind === 'all'),
    brands: scopes.flatMap((scope) => (scope.kind === 'brand' ? [scope.brand] : [])),
    storeIds: scopes.flatMap((scope) => (scope.kind === 'shops' ? scope.storeIds : [])),
  }
}
