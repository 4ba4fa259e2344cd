import { hasRight, type Brand } from '@harbour/rules'
import type { StaffServices } from './services.ts'

/** The accounts of the active people who are managers of a shop, also as those of its brand or of the chain. */
export async function managersOf(shop: { storeId: string; brand: Brand }, { staff }: Pick<StaffServices, 'staff'>): Promise<string[]> {
  const people = await staff.list()
  const manages = people.filter(({ active, grants }) => {
    return (
      active &&
      hasRight(
        grants.filter(({ role }) => role === 'manager'),
        'shop.orders',
        shop,
      )
    )
  })
  return manages.map(({ account }) => account)
}
