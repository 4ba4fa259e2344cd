import { isDeepStrictEqual } from 'node:util'
import { staffSave, type Input } from '@harbour/protocol'
import type { StaffGrant } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import type { Rows } from '../../../platform/database/database.ts'
import { handle, type Call } from '../deps.ts'
import { refuseDemoPeople } from '../demo/demo-people.ts'
import { invite } from '../invite.ts'
import { canReach, ownGrants, staffShown } from '../staff-member.ts'
import { revokePaired } from '../tablets/revoke-paired.ts'
import type { StaffChange, StaffRecord } from '../staff-store.ts'

type Wanted = Input<typeof staffSave>

/** One change at a time, judged by what the caller and the other are at that moment. An invitation that somebody made before is good no more. */
export const staffSaveAction = handle(staffSave, (wanted, call) =>
  call.db.transaction(async (rows) => {
    await call.staff.lock(rows)
    const own = await ownGrants(rows, call)
    const before = wanted.staffId === null ? undefined : await reachable(rows, { staffId: wanted.staffId, own }, call)
    if (before && wanted.seen && !isAsSeen(before, wanted.seen)) throw refuse(staffSave, 'STAFF_CHANGED')
    refuseDemoPeople(call.caller.account, wanted.account, before?.account ?? '')
    judgeGrants(wanted, own, call)
    const { account, name, grants, active } = wanted
    const person: StaffChange = { staffId: before?.staffId ?? call.ids.guid(), account, name, grants, active }
    const kept = before ? await call.staff.change(rows, person) : await call.staff.add(rows, person, call.clock.now())
    if (!kept) throw refuse(staffSave, 'ACCOUNT_TAKEN')
    if (!active) await shutOut(rows, person.staffId, call)
    const after = { ...person, passwordHash: before?.passwordHash ?? null }
    await audit(rows, { before, after }, call)
    await call.staff.uninvite(rows, person.staffId)
    const isToJoin = active && after.passwordHash === null
    return { staff: staffShown(after), invitation: isToJoin ? await invite(rows, person.staffId, call) : null }
  }),
)

const isAsSeen = ({ account, name, grants, active }: StaffRecord, seen: NonNullable<Wanted['seen']>): boolean =>
  isDeepStrictEqual({ account, name, grants, active }, { ...seen })

type Reached = { staffId: string; own: readonly StaffGrant[] }

/** Somebody whom the caller may change: there, within reach, and somebody else. */
async function reachable(rows: Rows, { staffId, own }: Reached, { caller, staff, catalogue }: Call<'staff'>): Promise<StaffRecord> {
  if (staffId.toLowerCase() === caller.staffId) throw refuse(staffSave, 'STAFF_SELF')
  const person = await staff.find(rows, staffId)
  if (!person || !canReach({ own, grants: person.grants }, catalogue)) throw refuse(staffSave, 'STAFF_UNKNOWN')
  return person
}

function judgeGrants({ grants }: Wanted, own: readonly StaffGrant[], { catalogue }: Call<'staff'>): void {
  const storeIds = grants.flatMap(({ scope }) => (scope.kind === 'shops' ? scope.storeIds : []))
  if (storeIds.some((storeId) => !catalogue.shop(storeId))) throw refuse(staffSave, 'STORE_UNKNOWN')
  if (!canReach({ own, grants }, catalogue)) throw refuse(staffSave, 'GRANT_TOO_WIDE')
}

async function shutOut(rows: Rows, staffId: string, call: Call<'staff'>): Promise<void> {
  await call.staffSessions.end(rows, { staffId })
  await revokePaired(rows, staffId, call)
}

async function audit(rows: Rows, { before, after }: { before: StaffRecord | undefined; after: StaffRecord }, call: Call<'staff'>) {
  const shown = { before: before && staffShown(before), after: staffShown(after) }
  await call.audit.write(rows, { action: staffSave.name, subject: after.account, ...shown }, call)
}
