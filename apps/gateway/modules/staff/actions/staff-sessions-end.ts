import { staffSessionsEnd } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { canReach, ownGrants } from '../staff-member.ts'

export const staffSessionsEndAction = handle(staffSessionsEnd, ({ staffId, sessionId }, call) =>
  call.db.transaction(async (rows) => {
    await call.staff.lock(rows)
    const own = await ownGrants(rows, call)
    const person = await call.staff.find(rows, staffId)
    if (!person || !canReach({ own, grants: person.grants }, call.catalogue)) throw refuse(staffSessionsEnd, 'STAFF_UNKNOWN')
    const ended = await call.staffSessions.end(rows, { staffId: person.staffId, sessionId })
    if (sessionId !== undefined && ended === 0) throw refuse(staffSessionsEnd, 'SESSION_UNKNOWN')
    await call.audit.write(rows, { action: staffSessionsEnd.name, subject: person.account, after: { ended, sessionId } }, call)
    return { ended }
  }),
)
