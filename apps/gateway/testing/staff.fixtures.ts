import { randomUUID } from 'node:crypto'
import { staffInviteAccept, tabletPair, tabletPairGet, tabletPairStart } from '@harbour/protocol'
import type { StaffGrant, StaffRole, StaffScope } from '@harbour/rules'
import { invite } from '../modules/staff/invite.ts'
import type { As, TestGateway } from './gateway.ts'

export const staffPassword = 'Harbour#2026'
export const wholeChain: StaffScope = { kind: 'all' }
export const atShops = (...storeIds: string[]): StaffScope => ({ kind: 'shops', storeIds })

/** Somebody of the staff, on a device of their own. */
export type StaffAs = As & { key: string; deviceId: string; staffId: string; account: string }

/** Somebody with one role, whom the operator has invited, and who has joined. */
export function newStaff(gateway: TestGateway, role: StaffRole, scope: StaffScope = wholeChain, deviceId?: string): Promise<StaffAs> {
  return newStaffWith(gateway, [{ role, scope }], deviceId)
}

/** Somebody with these roles. */
export async function newStaffWith(gateway: TestGateway, grants: StaffGrant[], deviceId: string = randomUUID()): Promise<StaffAs> {
  const { staffId, account, token } = await invited(gateway, grants)
  const { key } = await gateway.ask(staffInviteAccept, { token, password: staffPassword }, { deviceId })
  return { key, deviceId, staffId, account }
}

/** Somebody who has been taken in and has not joined yet. */
export async function invited(gateway: TestGateway, grants: StaffGrant[]) {
  const { context } = gateway
  const [staffId, account] = [randomUUID(), `${randomUUID()}@harbour.example`]
  return context.db.transaction(async (rows) => {
    await context.staff.add(rows, { staffId, account, name: 'Chan Siu Ming', grants, active: true }, context.clock.now())
    return { staffId, account, ...(await invite(rows, staffId, context)) }
  })
}

/** A tablet that somebody of the staff has paired with a shop, by its key. */
export async function newTablet(gateway: TestGateway, by: As, storeId: string, name = 'Counter') {
  const { code, secret } = await gateway.ask(tabletPairStart)
  const { tablet } = await gateway.ask(tabletPair, { storeId, code, name }, by)
  const { paired } = await gateway.ask(tabletPairGet, { secret })
  return { tabletId: tablet.tabletId, key: paired?.key ?? '', code, secret }
}

/** Crew of these shops. */
export const crewAt = (...storeIds: string[]): StaffGrant[] => [{ role: 'crew', scope: atShops(...storeIds) }]

/** Somebody new for the crew of the Taikoo shop, as `staffSave` takes them. */
export const newPerson = (more: object = {}) => ({
  staffId: null,
  account: `${randomUUID()}@harbour.example`,
  name: 'Lee Ka Yan',
  grants: crewAt('3101'),
  active: true,
  ...more,
})
