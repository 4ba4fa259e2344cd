import type { Action } from '@harbour/protocol'
import type { Call } from './deps.ts'
import { staffSession } from './staff-member.ts'
import type { StaffRecord } from './staff-store.ts'
import { deviceName } from '../../platform/device-name.ts'

/** Signs somebody in on the device of the call, who has just shown by this action who they are. */
export async function signIn(person: StaffRecord, { name: action }: Action, call: Call) {
  const { staffId, name, account } = person
  const session = await call.db.transaction(async (rows) => {
    await call.audit.write(rows, { action, subject: account }, { caller: { staffId, name }, logId: call.logId })
    // Whoever can sign in needs none, and nobody else is to find it lying about.
    await call.staff.uninvite(rows, staffId)
    return call.staffSessions.start(rows, { staffId, deviceId: call.deviceId, deviceName: deviceName(call.userAgent) })
  })
  return staffSession(person, session)
}
