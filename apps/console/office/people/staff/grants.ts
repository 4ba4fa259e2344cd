import { brandIds, mayGrant, staffRoles, type Brand, type StaffGrant, type StaffRole, type StaffScope } from '@harbour/rules'

/** The brand of a shop; undefined for one that is not known here. */
export type BrandOf = (storeId: string) => Brand | undefined

/** The roles of somebody who gives roles, and the shops as they know them. */
export type GrantTerms = {
  own: readonly StaffGrant[]
  brandOf: BrandOf
  shops: readonly { storeId: string; name: string }[]
  nameOf: (storeId: string) => string
}

export type ScopeKind = StaffScope['kind']

const anywhere = (own: readonly StaffGrant[]): StaffScope[] => own.map(({ scope }) => scope)

/** The roles that somebody may give anywhere, in their order: none greater than their own. */
export const rolesToGive = (own: readonly StaffGrant[], brandOf: BrandOf): StaffRole[] =>
  staffRoles.filter((role) => anywhere(own).some((scope) => mayGrant(own, { role, scope }, brandOf)))

/** The brands for which somebody may give a role. */
export const brandsToGive = (own: readonly StaffGrant[], role: StaffRole, brandOf: BrandOf): Brand[] =>
  Object.values(brandIds).filter((brand) => mayGrant(own, { role, scope: { kind: 'brand', brand } }, brandOf))

/** The widths of a role that somebody may give: the whole chain, a brand, shops. */
export function scopesToGive(own: readonly StaffGrant[], role: StaffRole, brandOf: BrandOf): ScopeKind[] {
  const kinds: ScopeKind[] = []
  if (mayGrant(own, { role, scope: { kind: 'all' } }, brandOf)) kinds.push('all')
  if (brandsToGive(own, role, brandOf).length > 0) kinds.push('brand')
  return [...kinds, 'shops']
}

/** The shops among these at which somebody may give a role. */
export const shopsToGive = <Shop extends { storeId: string }>(
  shops: readonly Shop[],
  { own, role, brandOf }: { own: readonly StaffGrant[]; role: StaffRole; brandOf: BrandOf },
): Shop[] => shops.filter(({ storeId }) => mayGrant(own, { role, scope: { kind: 'shops', storeIds: [storeId] } }, brandOf))

/** Says whether every role is held for something, so that it can be given. */
export const areComplete = (grants: readonly StaffGrant[]): boolean =>
  grants.every(({ scope }) => scope.kind !== 'shops' || scope.storeIds.length > 0)
