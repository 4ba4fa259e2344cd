import { randomUUID } from 'node:crypto'
import { staffInviteAccept, staffSave, type Answer } from '@harbour/protocol'
import type { StaffRole } from '@harbour/rules'
import { ask } from './api-orders.ts'
import { firstAdmin } from './first-admin.ts'

/** The roles that sit in the office. */
export type OfficeRole = Exclude<StaffRole, 'crew' | 'manager'>

/** Somebody of the office who has just signed in. */
export type OfficePerson = { name: string; account: string; password: string; deviceId: string; kept: Answer<typeof staffInviteAccept> }

const password = 'Harbour-lights-9'

/** Takes somebody new into the office, in a role for the whole chain, as the chain's first admin does; they have chosen a password and are signed in. */
export async function newOfficePerson(role: OfficeRole): Promise<OfficePerson> {
  const admin = await firstAdmin('3101')
  const [name, account] = [`Carrie ${randomUUID().slice(0, 4)}`, `${randomUUID()}@office.example`]
  const grants = [{ role, scope: { kind: 'all' as const } }]
  const { invitation } = await ask(staffSave, { staffId: null, account, name, grants, active: true }, admin)
  if (!invitation) throw new Error('whoever is taken in is invited')
  const device = { ...admin, key: '', deviceId: randomUUID() }
  const kept = await ask(staffInviteAccept, { token: invitation.token, password }, device)
  return { name, account, password, deviceId: device.deviceId, kept }
}
