import { groupLeave } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { groupOfToken } from '../open-group.ts'

/** Somebody who is not in it has left it already. */
export const groupLeaveAction = handle(groupLeave, async ({ token }, call) => {
  const { group } = await groupOfToken(token, call)
  const { groupId, hostId } = group
  await call.db.transaction(async (rows) => {
    if (call.caller.userId === hostId) await call.groups.remove(rows, groupId)
    else await call.groups.removeGuest(rows, groupId, call.caller.userId)
    await call.groups.tell(rows, groupId)
  })
  return {}
})
