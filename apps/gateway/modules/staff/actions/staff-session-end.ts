import { staffSessionEnd } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'

export const staffSessionEndAction = handle(staffSessionEnd, ({ sessionId }, call) =>
  call.db.transaction(async (rows) => {
    const { staffId, account } = call.caller
    const ended = await call.staffSessions.end(rows, { staffId, sessionId })
    if (ended === 0) throw refuse(staffSessionEnd, 'SESSION_UNKNOWN')
    await call.audit.write(rows, { action: staffSessionEnd.name, subject: account, after: { ended } }, call)
    return { ended: true }
  }),
)
