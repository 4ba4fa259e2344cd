import { groupSave } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { mayCloseAt } from '../group-limits.ts'
import { changeGroup, shownGroup } from '../open-group.ts'

export const groupSaveAction = handle(groupSave, async ({ token, closesAt, mostEach = null }, call) => {
  const state = await changeGroup(token, call, async (rows, { group }) => {
    if (call.caller.userId !== group.hostId) throw refuse(groupSave, 'GROUP_HOST_ONLY')
    if (!mayCloseAt({ closesAt, wantedAt: group.wantedAt }, call.clock.now())) throw refuse(groupSave, 'GROUP_MOMENT')
    await call.groups.save(rows, { groupId: group.groupId, closesAt, mostEach })
  })
  return shownGroup(state, call)
})
