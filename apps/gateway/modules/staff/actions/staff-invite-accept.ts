import { staffInviteAccept } from '@harbour/protocol'
import { unmetPasswordNeeds } from '@harbour/rules'
import { deviceName } from '../../../platform/device-name.ts'
import { refuse } from '../../../platform/handle.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import { handle } from '../deps.ts'
import { staffSession } from '../staff-member.ts'

/** A password that is not good enough leaves the invitation as it is. */
export const staffInviteAcceptAction = handle(staffInviteAccept, async ({ token, password }, call) => {
  const tokenHash = hashSecret(token)
  const person = await call.staff.invited(tokenHash, call.clock.now())
  if (!person) throw refuse(staffInviteAccept, 'INVITATION_INVALID')
  const missing = unmetPasswordNeeds(password)
  if (missing.length > 0) throw refuse(staffInviteAccept, 'PASSWORD_WEAK', { missing })
  const { staffId, name, account } = person
  const passwordHash = await call.passwords.hash(password)
  const session = await call.db.transaction(async (rows) => {
    if (!(await call.staff.join(rows, { tokenHash, now: call.clock.now(), passwordHash })))
      throw refuse(staffInviteAccept, 'INVITATION_INVALID')
    await call.staffSessions.end(rows, { staffId })
    // Whoever asks for another password may have lost more than it.
    await call.staffPasskeys.removeAll(rows, staffId)
    if (person.passwordHash !== null) await call.staffPins.remove(rows, staffId)
    await call.audit.write(rows, { action: staffInviteAccept.name, subject: account }, { caller: { staffId, name }, logId: call.logId })
    const on = { staffId, deviceId: call.deviceId, deviceName: deviceName(call.userAgent) }
    return call.staffSessions.start(rows, { ...on, provenAt: call.clock.now() })
  })
  return staffSession({ ...person, passwordHash }, session)
})
