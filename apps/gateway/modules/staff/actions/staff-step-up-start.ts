import { staffStepUpStart } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { passkeyRequest } from '../passkeys/staff-passkey.ts'

export const staffStepUpStartAction = handle(staffStepUpStart, async (_input, call) => {
  const { staffId, tabletId } = call.caller
  const passkeys = await call.staffPasskeys.of(call.db.rows, staffId)
  return { passkey: passkeys.length > 0 ? await passkeyRequest(staffId, call) : null, pin: tabletId !== null }
})
