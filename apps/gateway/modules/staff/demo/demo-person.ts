import type { Call } from '../deps.ts'
import type { StaffRecord } from '../staff-store.ts'
import { demoAccount, demoIsOpen, roleOfToken } from './demo-people.ts'

/** The demo's person whose token this is; undefined for none, and where the demo is not open. */
export async function demoPerson(
  token: string,
  { db, settings, staff }: Pick<Call, 'db' | 'settings' | 'staff'>,
): Promise<StaffRecord | undefined> {
  if (!(await demoIsOpen(db, settings))) return undefined
  const role = await roleOfToken(db, token)
  return role && staff.withAccount(demoAccount(role))
}
