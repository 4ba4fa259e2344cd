import { staffLogout } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const staffLogoutAction = handle(staffLogout, ({ everywhere }, call) =>
  call.db.transaction(async (rows) => {
    const { staffId, account, sessionId } = call.caller
    const ended = await call.staffSessions.end(rows, everywhere ? { staffId } : { staffId, sessionId })
    await call.audit.write(rows, { action: staffLogout.name, subject: account, after: { ended } }, call)
    return { ended }
  }),
)
