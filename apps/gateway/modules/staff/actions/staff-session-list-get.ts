import { staffSessionListGet } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const staffSessionListGetAction = handle(staffSessionListGet, async (_input, { caller, staffSessions }) => {
  const open = await staffSessions.list(caller.staffId)
  return {
    sessions: open.map(({ deviceName, ...session }) => ({ ...session, device: deviceName, here: session.sessionId === caller.sessionId })),
  }
})
