import { groupClose } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { cartLinesOf } from '../group-parts.ts'
import { changeGroup, shownGroup } from '../open-group.ts'

export const groupCloseAction = handle(groupClose, async ({ token }, call) => {
  const state = await changeGroup(token, call, async (rows, { group }) => {
    if (call.caller.userId !== group.hostId) throw refuse(groupClose, 'GROUP_HOST_ONLY')
    await call.groups.close(rows, group.groupId, call.clock.now())
  })
  return { lines: cartLinesOf(state, call), group: await shownGroup(state, call) }
})
