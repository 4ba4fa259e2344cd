import { dataRequestSave } from '@harbour/protocol'
import { dataRequestDue, formatDate } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import { shownRequest } from '../data-request.ts'
import { handle } from '../deps.ts'
import { fullAccessMember } from '../full-access-member.ts'

export const dataRequestSaveAction = handle(dataRequestSave, async ({ requestId, userId, kind, channel, receivedOn }, call) => {
  const member = await fullAccessMember(userId, call)
  if (!member) throw refuse(dataRequestSave, 'MEMBER_UNKNOWN')
  if (receivedOn > formatDate(call.clock.now())) throw refuse(dataRequestSave, 'PERIOD_INVALID')
  const dueOn = dataRequestDue(receivedOn)
  const request = { requestId, userId: member.userId, kind, channel, receivedOn, dueOn, staffId: call.caller.staffId, at: call.clock.now() }
  return call.db.transaction(async (rows) => {
    const isNew = await call.dataRequests.note(rows, request)
    const after = { requestId, kind, channel, receivedOn, dueOn }
    if (isNew) await call.audit.write(rows, { action: dataRequestSave.name, subject: member.userId, after }, call)
    const kept = await call.dataRequests.find(rows, requestId)
    // Another's id is not this member's.
    if (kept?.userId !== member.userId) throw refuse(dataRequestSave, 'MEMBER_UNKNOWN')
    return shownRequest(kept)
  })
})
