import { staffInvite } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { invite } from '../invite.ts'
import { canReach } from '../staff-member.ts'

export const staffInviteAction = handle(staffInvite, async ({ staffId }, call) => {
  const person = await call.staff.find(staffId)
  if (!person?.active || !canReach({ own: call.caller.grants, grants: person.grants }, call.catalogue))
    throw refuse(staffInvite, 'STAFF_UNKNOWN')
  return call.db.transaction(async (rows) => {
    await call.audit.write(rows, { action: staffInvite.name, subject: person.account }, call)
    return invite(rows, person.staffId, call)
  })
})
