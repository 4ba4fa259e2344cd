import { groupJoin } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { isOpen, mostPeople } from '../group-limits.ts'
import { changeGroup, shownGroup } from '../open-group.ts'

export const groupJoinAction = handle(groupJoin, async ({ token, name }, call) => {
  const { caller, clock, groups, ids } = call
  const now = clock.now()
  const state = await changeGroup(token, call, async (rows, { group, guests }) => {
    if (caller.userId === group.hostId) throw refuse(groupJoin, 'GROUP_HOST')
    if (!isOpen(group, now)) throw refuse(groupJoin, 'GROUP_CLOSED')
    if (name.toLowerCase() === group.hostName.toLowerCase()) throw refuse(groupJoin, 'GROUP_NAME_TAKEN')
    const known = guests.find(({ userId }) => userId === caller.userId)
    if (!known && guests.length >= mostPeople) throw refuse(groupJoin, 'GROUP_FULL')
    const named = known
      ? await groups.rename(rows, known.guestId, name)
      : await groups.join(rows, { guestId: ids.guid(), groupId: group.groupId, userId: caller.userId, name, at: now })
    if (!named) throw refuse(groupJoin, 'GROUP_NAME_TAKEN')
  })
  return shownGroup(state, call)
})
