import { staffSave, type Input } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import type { Rows } from '../../../platform/database/database.ts'
import { handle, type Call } from '../deps.ts'
import { invite } from '../invite.ts'
import { canReach, staffShown } from '../staff-member.ts'
import type { StaffChange, StaffRecord } from '../staff-store.ts'

type Wanted = Input<typeof staffSave>

export const staffSaveAction = handle(staffSave, async (wanted, call) => {
  const before = wanted.staffId === null ? undefined : await reachable(wanted.staffId, call)
  judgeGrants(wanted, call)
  const { account, name, grants, active } = wanted
  const person: StaffChange = { staffId: before?.staffId ?? call.ids.guid(), account, name, grants, active }
  return call.db.transaction(async (rows) => {
    const kept = before ? await call.staff.change(rows, person) : await call.staff.add(rows, person, call.clock.now())
    if (!kept) throw refuse(staffSave, 'ACCOUNT_TAKEN')
    if (!active) await call.staffSessions.end(rows, { staffId: person.staffId })
    const after = { ...person, passwordHash: before?.passwordHash ?? null }
    await audit(rows, { before, after }, call)
    return { staff: staffShown(after), invitation: before ? null : await invite(rows, person.staffId, call) }
  })
})

/** Somebody whom the caller may change: there, within reach, and somebody else. */
async function reachable(staffId: string, { caller, staff, catalogue }: Call<'staff'>): Promise<StaffRecord> {
  if (staffId.toLowerCase() === caller.staffId) throw refuse(staffSave, 'STAFF_SELF')
  const person = await staff.find(staffId)
  if (!person || !canReach({ own: caller.grants, grants: person.grants }, catalogue)) throw refuse(staffSave, 'STAFF_UNKNOWN')
  return person
}

function judgeGrants({ grants }: Wanted, { caller, catalogue }: Call<'staff'>): void {
  const storeIds = grants.flatMap(({ scope }) => (scope.kind === 'shops' ? scope.storeIds : []))
  if (storeIds.some((storeId) => !catalogue.shop(storeId))) throw refuse(staffSave, 'STORE_UNKNOWN')
  if (!canReach({ own: caller.grants, grants }, catalogue)) throw refuse(staffSave, 'GRANT_TOO_WIDE')
}

async function audit(rows: Rows, { before, after }: { before: StaffRecord | undefined; after: StaffRecord }, call: Call<'staff'>) {
  const shown = { before: before && staffShown(before), after: staffShown(after) }
  await call.audit.write(rows, { action: staffSave.name, subject: after.account, ...shown }, call)
}
