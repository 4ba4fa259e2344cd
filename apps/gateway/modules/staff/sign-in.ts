import type { Action } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import type { Call } from './deps.ts'
import { staffSession } from './staff-member.ts'
import type { StaffRecord } from './staff-store.ts'
import { deviceName } from '../../platform/device-name.ts'

/** The action by which somebody signs in, and when they showed who they are: now, unless it says another moment. */
type SignIn = { action: Action; provenAt?: Instant }

/** Signs somebody in on the device of the call. */
export async function signIn(person: StaffRecord, { action: { name: action }, provenAt }: SignIn, call: Call) {
  const { staffId, name, account } = person
  const session = await call.db.transaction(async (rows) => {
    await call.audit.write(rows, { action, subject: account }, { caller: { staffId, name }, logId: call.logId })
    // Whoever can sign in needs none, and nobody else is to find it lying about.
    await call.staff.uninvite(rows, staffId)
    const on = { staffId, deviceId: call.deviceId, deviceName: deviceName(call.userAgent) }
    return call.staffSessions.start(rows, { ...on, provenAt: provenAt ?? call.clock.now() })
  })
  return staffSession(person, session)
}
