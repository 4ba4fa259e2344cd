import type { Brand } from '../region.ts'

/**
 * The roles of the chain's people (domain.md, Staff): crew of a shop; its manager; who keeps the menu; who keeps offers, coupons and news; who answers
 * guests; who does the books; who decides who does what.
 */
export const staffRoles = ['crew', 'manager', 'menu', 'marketing', 'support', 'finance', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * The rights that calls may need. Of a shop: to say what has run out, that it is busy or pauses, to move its orders on, to give money back, to pair its
 * tablets, to close its day. Of the catalogue: to read its versions, to edit menu, shops and prices, to edit what marketing keeps, to publish. Of guests:
 * to find their orders, to make good, to see their names and phones. Then reports, the books, what leaves for others' systems, the chain's people, and who did what.
 */
export const staffRights = [
  'shop.soldOut',
  'shop.state',
  'shop.orders',
  'shop.refund',
  'shop.devices',
  'shop.dayEnd',
  'catalogue.read',
  'catalogue.edit',
  'catalogue.market',
  'catalogue.publish',
  'guest.read',
  'guest.help',
  'guest.unmask',
  'report.read',
  'ledger.read',
  'webhook.manage',
  'staff.manage',
  'audit.read',
] as const
export type StaffRight = (typeof staffRights)[number]

const ofCrew = ['shop.soldOut', 'shop.state', 'shop.orders'] as const
const rightsOfRole: Record<StaffRole, readonly StaffRight[]> = {
  crew: ofCrew,
  manager: [...ofCrew, 'shop.refund', 'shop.devices', 'shop.dayEnd', 'report.read', 'staff.manage', 'audit.read'],
  menu: ['shop.soldOut', 'catalogue.read', 'catalogue.edit', 'catalogue.market', 'catalogue.publish'],
  marketing: ['catalogue.read', 'catalogue.market', 'report.read'],
  support: ['shop.refund', 'guest.read', 'guest.help', 'guest.unmask'],
  finance: ['report.read', 'ledger.read', 'audit.read'],
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
  return staffRights.filter((right) => hasRight(grants, right))
}

/** Rights that hold for the whole chain or not at all: the brands share one catalogue. */
const ofWholeChain: readonly StaffRight[] = ['catalogue.read', 'catalogue.edit', 'catalogue.market', 'catalogue.publish']

/** Says whether grants give a right at a shop; without a shop, whether they give it anywhere, and of the catalogue whether they are for the whole chain. */
export function hasRight(grants: readonly StaffGrant[], right: StaffRight, shop?: ScopedShop): boolean {
  return grants.some(
    ({ role, scope }) =>
      rightsOfRole[role].includes(right) && (scope.kind === 'all' || !ofWholeChain.includes(right)) && (!shop || coversShop(scope, shop)),
  )
}

function coversShop(scope: StaffScope, { storeId, brand }: { storeId: string; brand: Brand | undefined }): boolean {
  switch (scope.kind) {
    case 'all':
      return true
    case 'brand':
      return scope.brand === brand
    case 'shops':
      return scope.storeIds.includes(storeId)
  }
}

/** The brand of a shop; undefined for one that the chain does not have. */
type BrandOf = (storeId: string) => Brand | undefined

/**
 * Says whether somebody may give a grant to another, or take it: who holds `admin` any role within their own scopes, a shop's manager its crew alone.
 * So nobody makes anybody greater than themselves. A shop that has left the chain keeps nobody from looking after those who work at another, too.
 */
export function mayGrant(own: readonly StaffGrant[], { role: given, scope }: StaffGrant, brandOf: BrandOf): boolean {
  const scopes = own.filter(({ role }) => role === 'admin' || (role === 'manager' && given === 'crew')).map((grant) => grant.scope)
  switch (scope.kind) {
    case 'all':
      return scopes.some(({ kind }) => kind === 'all')
    case 'brand':
      return scopes.some((each) => each.kind === 'all' || (each.kind === 'brand' && each.brand === scope.brand))
    case 'shops': {
      const there = scope.storeIds.filter((storeId) => brandOf(storeId) !== undefined)
      return (there.length > 0 ? there : scope.storeIds).every((storeId) =>
        scopes.some((each) => coversShop(each, { storeId, brand: brandOf(storeId) })),
      )
    }
  }
}
