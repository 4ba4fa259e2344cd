import { hasRight, type Brand, type StaffGrant } from '@harbour/rules'
import type { StaffServices } from './services.ts'

type Shop = { storeId: string; brand: Brand }

/** The accounts of the active people who are managers of a shop, also as those of its brand or of the chain. */
export async function managersOf(shop: Shop, { staff }: Pick<StaffServices, 'staff'>): Promise<string[]> {
  const people = await staff.list()
  return people.filter(({ active, grants }) => active && manages(grants, shop)).map(({ account }) => account)
}

function manages(grants: readonly StaffGrant[], shop: Shop): boolean {
  const asManager = grants.filter(({ role }) => role === 'manager')
  return hasRight(asManager, 'shop.orders', shop)
}
