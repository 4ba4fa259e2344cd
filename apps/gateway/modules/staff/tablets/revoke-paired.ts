import { tabletRevoke } from '@harbour/protocol'
import type { Rows } from '../../../platform/database/database.ts'
import type { Actor } from '../audit-store.ts'
import type { StaffDeps } from '../deps.ts'

/** The time for which a tablet may be a way in that somebody made themselves before they went, in milliseconds. A shop's older ones serve others. */
const lately = 24 * 60 * 60_000

/** Revokes the tablets that somebody who is shut out has paired within a day. It is written down of each, at its shop. */
export async function revokePaired(
  rows: Rows,
  staffId: string,
  call: Pick<StaffDeps, 'audit' | 'catalogue' | 'clock' | 'tablets'> & Actor,
): Promise<void> {
  for (const { tabletId, storeId, name } of await call.tablets.revokePaired(rows, { staffId, since: call.clock.now() - lately })) {
    const shop = call.catalogue.shop(storeId)
    const where = shop && { shop: { storeId, brand: shop.brand } }
    await call.audit.write(rows, { action: tabletRevoke.name, subject: name, ...where, before: { tabletId, name } }, call)
  }
}
