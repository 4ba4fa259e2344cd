import { groupLeave } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { isOpen } from '../group-limits.ts'
import { withLockedGroup } from '../open-group.ts'

/** Somebody who is not in it has left it already. Once it is closed its host may have ordered, or paid, what is theirs: only its host ends it then. */
export const groupLeaveAction = handle(groupLeave, async ({ token }, call) => {
  const { userId } = call.caller
  return withLockedGroup(token, call, async (rows, { group, guests }) => {
    if (userId === group.hostId) await call.groups.remove(rows, group.groupId)
    else if (guests.some((guest) => guest.userId === userId)) {
      if (!isOpen(group, call.clock.now())) throw refuse(groupLeave, 'GROUP_CLOSED')
      await call.groups.removeGuest(rows, group.groupId, userId)
    }
    return {}
  })
})
