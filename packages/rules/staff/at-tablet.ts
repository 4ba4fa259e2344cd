import { hasRight, rightsOf, type ScopedShop, type StaffGrant, type StaffRight } from './staff-rights.ts'

/** The rights that hold for whoever has signed in at a shop's tablet by a PIN: those of the shop's own day, whatever else their roles give. */
export const rightsAtTablet = [
  'shop.soldOut',
  'shop.state',
  'shop.orders',
  'shop.refund',
  'shop.dayEnd',
] as const satisfies readonly StaffRight[]

/** Says whether a right is one of those at a tablet. */
export const isAtTablet = (right: StaffRight) => rightsAtTablet.some((each) => each === right)

/** The grants of somebody as they hold at a shop's tablet: those that give a right of a tablet there, each at that shop alone. */
export function grantsAtTablet(grants: readonly StaffGrant[], shop: ScopedShop): StaffGrant[] {
  return grants
    .filter((grant) => rightsAtTablet.some((right) => hasRight([grant], right, shop)))
    .map(({ role }) => ({ role, scope: { kind: 'shops', storeIds: [shop.storeId] } }))
}

/** The rights of somebody with these grants who has signed in at a tablet of a shop, each once; who may not see to its orders has none, and does not get in. */
export function rightsAt(grants: readonly StaffGrant[], shop: ScopedShop): StaffRight[] {
  const there = grantsAtTablet(grants, shop)
  return hasRight(there, 'shop.orders') ? rightsOf(there).filter(isAtTablet) : []
}
