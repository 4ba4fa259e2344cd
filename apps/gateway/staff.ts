import { randomUUIDv7 } from 'node:crypto'
import { parseArgs } from 'node:util'
import { brandIds, staffRoles, type StaffGrant, type StaffScope } from '@harbour/rules'
import { StaffAccount, StaffGrants, StaffName } from '@harbour/protocol'
import * as v from 'valibot'
import { readStoreIds } from './modules/catalogue/catalogue-store.ts'
import { createAudit } from './modules/staff/audit-store.ts'
import { invite } from './modules/staff/invite.ts'
import { createStaffStore } from './modules/staff/staff-store.ts'
import type { Database } from './platform/database/database.ts'
import { bringUpToDate } from './platform/database/bring-up-to-date.ts'
import { runOnDatabase } from './platform/run-on-database.ts'
import { newSecret } from './platform/secrets.ts'
import { programSettings } from './platform/settings/program-settings.ts'

// `npm run staff -- invite EMAIL NAME ROLE`: takes somebody into the chain's staff, for the whole chain, one brand or some shops, and prints the
// invitation by which they choose a password, once, within three days. `npm run staff -- invite EMAIL` invites somebody who is there once more.
const usage = `npm run staff -- invite EMAIL [NAME ${staffRoles.join('|')}] [--brand ${Object.values(brandIds).join('|')} | --shops 3101,3102]`
const settings = programSettings()
const wanted = readWanted()

process.exitCode = await runOnDatabase(settings, async (db) => {
  await bringUpToDate(db, settings)
  return inviteBy(db)
})

type Wanted = { account: string; person?: { name: string; grants: StaffGrant[] } }

function readWanted(): Wanted {
  try {
    const options = { brand: { type: 'string' }, shops: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: process.argv.slice(2), allowPositionals: true, options })
    const [command, account, name, role, ...more] = positionals
    if (command !== 'invite' || more.length > 0 || (values.brand && values.shops)) throw new Error(usage)
    const read = v.parse(StaffAccount, account)
    if (name === undefined) return { account: read }
    return { account: read, person: { name: v.parse(StaffName, name), grants: v.parse(StaffGrants, [{ role, scope: scopeOf(values) }]) } }
  } catch {
    console.error(usage)
    process.exit(2)
  }
}

function scopeOf({ brand, shops }: { brand?: string | undefined; shops?: string | undefined }): unknown {
  if (shops !== undefined) return { kind: 'shops', storeIds: shops.split(',') }
  return brand === undefined ? { kind: 'all' } : { kind: 'brand', brand: Number(brand) }
}

async function inviteBy(open: Database): Promise<number> {
  const clock = { now: Date.now }
  const [staff, audit] = [createStaffStore(open), createAudit(open, clock)]
  const known = await staff.withAccount(wanted.account)
  const fault =
    known && !known.active
      ? `${wanted.account} is inactive: an admin has to let them in again first.`
      : await faultOf(open, known !== undefined)
  if (fault !== undefined) {
    console.error(fault)
    return 1
  }
  const invitation = await open.transaction(async (rows) => {
    const staffId = known?.staffId ?? randomUUIDv7()
    const after = wanted.person && { staffId, account: wanted.account, ...wanted.person, active: true }
    if (after) await staff.add(rows, after, clock.now())
    const by = { caller: { staffId: null, name: 'npm run staff' }, logId: '' }
    await audit.write(rows, { action: 'npm run staff -- invite', subject: wanted.account, after }, by)
    return invite(rows, staffId, { staff, ids: { secret: newSecret, guid: randomUUIDv7 }, clock })
  })
  console.log(`The invitation of ${wanted.account}, good once until ${new Date(invitation.expiresAt).toISOString()}:\n${invitation.token}`)
  return 0
}

/** The reason why nobody can be invited so. */
async function faultOf(open: Database, isKnown: boolean): Promise<string | undefined> {
  if (isKnown && wanted.person) return `${wanted.account} is one of the staff already: leave out the name and the role.`
  if (!isKnown && !wanted.person) return `Nobody of the staff has the account ${wanted.account}: give a name and a role.`
  const storeIds = new Set(await readStoreIds(open.rows))
  const scopes: StaffScope[] = wanted.person?.grants.map(({ scope }) => scope) ?? []
  const missing = scopes.flatMap((scope) => (scope.kind === 'shops' ? scope.storeIds.filter((storeId) => !storeIds.has(storeId)) : []))
  return missing.length > 0 ? `There is no shop ${missing.join(', ')}.` : undefined
}
