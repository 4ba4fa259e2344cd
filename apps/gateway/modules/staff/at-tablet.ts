import { grantsAtTablet, hasRight } from '@harbour/rules'
import type { Staff } from '../../platform/call.ts'
import type { CatalogueServices } from '../catalogue/services.ts'

/**
 * Somebody as their session lets them be: at a tablet with their grants at its shop alone, and undefined where they do not see to its orders any more; in a
 * session of their own as they are. Whoever lets a session of the staff in asks this.
 */
export function asSessionAllows(staff: Staff, { catalogue }: Pick<CatalogueServices, 'catalogue'>): Staff | undefined {
  if (staff.tabletId === null) return staff
  const shop = staff.tabletStoreId === null ? undefined : catalogue.shop(staff.tabletStoreId)
  if (!shop || !hasRight(staff.grants, 'shop.orders', shop)) return undefined
  return { ...staff, grants: grantsAtTablet(staff.grants, shop) }
}
