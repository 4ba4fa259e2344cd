import { groupLineSave } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle, type Call } from '../deps.ts'
import { isOpen } from '../group-limits.ts'
import type { GroupState } from '../group-parts.ts'
import { obstacleToLines } from '../judge-lines.ts'
import { changeGroup, shownGroup } from '../open-group.ts'
import type { GroupLineRecord } from '../store/groups.ts'

export const groupLineSaveAction = handle(groupLineSave, async ({ token, lineId, num }, call) => {
  const state = await changeGroup(token, call, async (rows, before) => {
    const line = lineOf(lineId.toLowerCase(), before, call)
    if (line.num === num) return
    // One that was taken out is out for good.
    if (line.num === 0) throw refuse(groupLineSave, 'LINE_UNKNOWN')
    if (num > line.num) judgeMore({ ...line, num }, before, call)
    await call.groups.count(rows, { groupId: before.group.groupId, lineId: line.lineId, num })
  })
  return shownGroup(state, call)
})

/** The line, where the caller may change it now. Another's line is unknown, never forbidden. */
function lineOf(lineId: string, { group, guests, sent }: GroupState, { caller, clock }: Call<'visitor'>): GroupLineRecord {
  const isHost = caller.userId === group.hostId
  const own = guests.find(({ userId }) => userId === caller.userId)
  const line = sent.find((each) => each.lineId === lineId)
  if (!line || !(isHost || line.guestId === own?.guestId)) throw refuse(groupLineSave, 'LINE_UNKNOWN')
  if (!isHost && !isOpen(group, clock.now())) throw refuse(groupLineSave, 'GROUP_CLOSED')
  return line
}

function judgeMore(more: GroupLineRecord, state: GroupState, call: Call<'visitor'>): void {
  const lines = state.lines.map((line) => (line.lineId === more.lineId ? more : line))
  const obstacle = obstacleToLines({ ...state, lines }, { asked: new Set([more.lineId]), guestId: more.guestId }, call)
  if (obstacle) throw obstacle
}
