import type { StaffMember } from '@harbour/protocol'
import { hasRight, mayGrant, rightsOf, type StaffGrant } from '@harbour/rules'
import type { Rows } from '../../platform/database/database.ts'
import { refuseCommon } from '../../platform/handle.ts'
import type { Call } from './deps.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { StaffRecord } from './staff-store.ts'

/** Somebody as the others of the staff see them. */
export function staffShown({ staffId, account, name, grants, active, passwordHash }: StaffRecord): StaffMember {
  return { staffId, account, name, grants, active, joined: passwordHash !== null }
}

/** Somebody who has just signed in. */
export function staffSession(staff: StaffRecord, session: { key: string; endsAt: number }) {
  return { ...session, staff: staffShown(staff), rights: rightsOf(staff.grants) }
}

/** The roles of somebody who wants to change somebody, and those of the other. */
type Reach = { own: readonly StaffGrant[]; grants: readonly StaffGrant[] }

/** Says whether somebody with these roles of their own may look after somebody with those; one without a role is for those who may give any. */
export function canReach({ own, grants }: Reach, catalogue: Catalogue): boolean {
  const brandOf = (storeId: string) => catalogue.shop(storeId)?.brand
  const asked: readonly StaffGrant[] = grants.length > 0 ? grants : [{ role: 'admin', scope: { kind: 'all' } }]
  return asked.every((grant) => mayGrant(own, grant, brandOf))
}

/** The roles of the caller as they are by now, within a transaction that has locked the staff; refuses one who has been shut out meanwhile. */
export async function ownGrants(rows: Rows, { caller, staff }: Pick<Call<'staff'>, 'caller' | 'staff'>): Promise<StaffGrant[]> {
  const own = await staff.find(rows, caller.staffId)
  if (!own?.active || !hasRight(own.grants, 'staff.manage')) throw refuseCommon('NOT_ALLOWED')
  return own.grants
}
