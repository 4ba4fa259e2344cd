import { createHmac } from 'node:crypto'
import { hasRight, staffRoles, type StaffGrant, type StaffRole, type StaffScope } from '@harbour/rules'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Rows } from '../../../platform/database/database.ts'
import type { Ids } from '../../../platform/ids.ts'
import { hashSecret, sharedSecret } from '../../../platform/secrets.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { Audit } from '../audit-store.ts'
import { invitationLasts } from '../invite.ts'
import type { StaffRecord, StaffStore } from '../staff-store.ts'
import { demoAccount, demoIsOpen, demoPinOf, demoToken } from './demo-people.ts'

/** The account of the admin whom the first start invites. */
const firstAdmin = 'admin@harbour.example'

export type FirstLinksDeps = { db: Database; clock: Clock; ids: Ids; staff: StaffStore; audit: Audit; settings: Settings; storeId: string }
/** `admin`: the invitation of the first admin, while there is none; `demo`: how the demo's people sign in; by a PIN, at a tablet of their shop. */
export type FirstLinks = { admin: string | undefined; demo: { role: StaffRole; token: string; pin: string | undefined }[] }

/**
 * Lets somebody in at a first start of the demo: invites its first admin, by the same token at each start until one has joined, and makes sure of one demo
 * person of each role, the shop's people at this shop. Nothing where the database is not the demo's or the sandbox is off.
 */
export async function firstLinks(deps: FirstLinksDeps): Promise<FirstLinks> {
  const { db, settings } = deps
  if (!(await demoIsOpen(db, settings))) return { admin: undefined, demo: [] }
  const secret = await sharedSecret(db, 'first admin')
  const admin = await db.transaction(async (rows) => {
    await deps.staff.lock(rows)
    for (const role of staffRoles)
      await takeIn(rows, { account: demoAccount(role), name: `Demo ${role}`, grants: [demoGrant(role, deps)] }, deps)
    return inviteAdmin(rows, secret, deps)
  })
  const demo: FirstLinks['demo'] = []
  for (const role of staffRoles) demo.push({ role, token: await demoToken(db, role), pin: demoPinOf(demoAccount(role)) })
  return { admin, demo }
}

function demoGrant(role: StaffRole, { storeId }: FirstLinksDeps): StaffGrant {
  const scope: StaffScope = role === 'crew' || role === 'manager' ? { kind: 'shops', storeIds: [storeId] } : { kind: 'all' }
  return { role, scope }
}

type NewPerson = { account: string; name: string; grants: StaffGrant[] }

/** Takes somebody in who is not there; gives them as they are. */
async function takeIn(rows: Rows, person: NewPerson, { staff, audit, ids, clock }: FirstLinksDeps): Promise<StaffRecord> {
  const known = await staff.withAccount(person.account)
  if (known) return known
  const after = { staffId: ids.guid(), ...person, active: true }
  await staff.add(rows, after, clock.now())
  await audit.write(
    rows,
    { action: 'npm start', subject: person.account, after },
    { caller: { staffId: null, name: 'npm start' }, logId: '' },
  )
  return { ...after, passwordHash: null }
}

/** The token is derived, not drawn, so that a start after a start prints the same; it is good once, as every invitation. */
async function inviteAdmin(rows: Rows, secret: Buffer, deps: FirstLinksDeps): Promise<string | undefined> {
  const people = await deps.staff.list()
  if (people.some(isAdmin)) return undefined
  const person = await takeIn(rows, { account: firstAdmin, name: 'Admin', grants: [{ role: 'admin', scope: { kind: 'all' } }] }, deps)
  if (!person.active || person.passwordHash !== null) return undefined
  const token = createHmac('sha256', secret).update(person.staffId).digest('base64url')
  const expiresAt = deps.clock.now() + invitationLasts
  await deps.staff.invite(rows, { staffId: person.staffId, tokenHash: hashSecret(token), expiresAt })
  return token
}

/** Somebody who can take others in everywhere, and has joined; the demo's people have no password. */
const isAdmin = ({ active, passwordHash, grants }: StaffRecord) =>
  active &&
  passwordHash !== null &&
  hasRight(
    grants.filter(({ role, scope }) => role === 'admin' && scope.kind === 'all'),
    'staff.manage',
  )
