import { groupSave } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { mayCloseAt } from '../group-limits.ts'
import { isOrdered } from '../group-to-order.ts'
import { changeGroup, shownGroup } from '../open-group.ts'

export const groupSaveAction = handle(groupSave, async ({ token, closesAt, mostEach = null }, call) => {
  const state = await changeGroup(token, call, async (rows, { group }) => {
    if (call.caller.userId !== group.hostId) throw refuse(groupSave, 'GROUP_HOST_ONLY')
    if (!mayCloseAt({ ...group, closesAt }, call.clock.now())) throw refuse(groupSave, 'GROUP_MOMENT')
    // What is added to it then would be in no order.
    if (await isOrdered(rows, group, call.groups)) throw refuse(groupSave, 'GROUP_ORDERED')
    await call.groups.save(rows, { groupId: group.groupId, closesAt, mostEach })
  })
  return shownGroup(state, call)
})
