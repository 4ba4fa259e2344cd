import { staffInvite } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { refuseDemoPeople } from '../demo/demo-people.ts'
import { invite } from '../invite.ts'
import { canReach, ownGrants } from '../staff-member.ts'

export const staffInviteAction = handle(staffInvite, ({ staffId }, call) =>
  call.db.transaction(async (rows) => {
    if (staffId.toLowerCase() === call.caller.staffId) throw refuse(staffInvite, 'STAFF_SELF')
    await call.staff.lock(rows)
    const own = await ownGrants(rows, call)
    const person = await call.staff.find(rows, staffId)
    if (!person?.active || !canReach({ own, grants: person.grants }, call.catalogue)) throw refuse(staffInvite, 'STAFF_UNKNOWN')
    refuseDemoPeople(call.caller.account, person.account)
    await call.audit.write(rows, { action: staffInvite.name, subject: person.account }, call)
    return invite(rows, person.staffId, call)
  }),
)
