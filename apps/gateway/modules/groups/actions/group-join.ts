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
    const others = guests.filter(({ userId }) => userId !== caller.userId)
    if ([group.hostName, ...others.map((other) => other.name)].some(isLike(name))) throw refuse(groupJoin, 'GROUP_NAME_TAKEN')
    const known = guests.find(({ userId }) => userId === caller.userId)
    if (!known && guests.length >= mostPeople) throw refuse(groupJoin, 'GROUP_FULL')
    const named = known
      ? await groups.rename(rows, known.guestId, name)
      : await groups.join(rows, { guestId: ids.guid(), groupId: group.groupId, userId: caller.userId, name, at: now })
    if (!named) throw refuse(groupJoin, 'GROUP_NAME_TAKEN')
  })
  return shownGroup(state, call)
})

/** Says whether a name is one in the eyes of whoever reads it, whatever it is written with. */
const isLike = (name: string) => (other: string) => readName(other) === readName(name)

const readName = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
