import type { Brand } from '../region.ts'

/**
 * The roles of the chain's people (domain.md, Staff): crew of a shop; its manager; who keeps the menu; who does the books; who decides who does what.
 * Other roles come with the calls that need them.
 */
export const staffRoles = ['crew', 'manager', 'menu', 'finance', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * The rights that calls may need: to say what has run out and how a shop stands, to move its orders on, to give money back, to keep the chain's people,
 * to read who did what.
 */
export const staffRights = ['shop.overlay', 'shop.orders', 'shop.refund', 'staff.manage', 'audit.read'] as const
export type StaffRight = (typeof staffRights)[number]

const rightsOfRole: Record<StaffRole, readonly StaffRight[]> = {
  crew: ['shop.overlay', 'shop.orders'],
  manager: ['shop.overlay', 'shop.orders', 'shop.refund', 'staff.manage', 'audit.read'],
  menu: ['shop.overlay'],
  finance: ['audit.read'],
  admin: staffRights,
}

/** The part of the chain that a role is held for: all of it, one brand, or some shops. */
export type StaffScope = { kind: 'all' } | { kind: 'brand'; brand: Brand } | { kind: 'shops'; storeIds: string[] }

/** One role that somebody holds, and where. */
export type StaffGrant = { role: StaffRole; scope: StaffScope }

/** A shop as scopes see it. */
export type ScopedShop = { storeId: string; brand: Brand }

/** The rights of somebody with these grants anywhere, each once, in the order of `staffRights`. */
export function rightsOf(grants: readonly StaffGrant[]): StaffRight[] {
  return staffRights.filter((right) => grants.some(({ role }) => rightsOfRole[role].includes(right)))
}

/** Says whether grants give a right at a shop; without a shop, whether they give it anywhere. */
export function hasRight(grants: readonly StaffGrant[], right: StaffRight, shop?: ScopedShop): boolean {
  return grants.some(({ role, scope }) => rightsOfRole[role].includes(right) && (!shop || coversShop(scope, shop)))
}

function coversShop(scope: StaffScope, { storeId, brand }: ScopedShop): boolean {
  switch (scope.kind) {
    case 'all':
      return true
    case 'brand':
      return scope.brand === brand
    case 'shops':
      return scope.storeIds.includes(storeId)
  }
}

/** Says whether all of a scope lies in another; `brandOf` gives the brand of a shop, undefined for one that the chain does not have. */
export function scopeWithin(inner: StaffScope, outer: StaffScope, brandOf: (storeId: string) => Brand | undefined): boolean {
  if (outer.kind === 'all') return true
  switch (inner.kind) {
    case 'all':
      return false
    case 'brand':
      return outer.kind === 'brand' && outer.brand === inner.brand
    case 'shops':
      return inner.storeIds.every((storeId) => {
        const brand = brandOf(storeId)
        return brand !== undefined && coversShop(outer, { storeId, brand })
      })
  }
}

/**
 * Says whether somebody may give a grant to another, or take it: who holds `admin` any role within their own scope, a shop's manager its crew alone.
 * So nobody makes anybody greater than themselves.
 */
export function mayGrant(own: readonly StaffGrant[], given: StaffGrant, brandOf: (storeId: string) => Brand | undefined): boolean {
  return own.some(
    ({ role, scope }) => (role === 'admin' || (role === 'manager' && given.role === 'crew')) && scopeWithin(given.scope, scope, brandOf),
  )
}
