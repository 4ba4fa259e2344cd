import { groupLinesAdd, type GroupAddition } from '@harbour/protocol'
import { languageIds, productOf, repriceLine } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { handle, type Call } from '../deps.ts'
import { isOpen, mostEverEach, mostLinesEach, mostLinesOfAll } from '../group-limits.ts'
import { momentOf, type GroupState } from '../group-parts.ts'
import { newRecord, obstacleToLines } from '../judge-lines.ts'
import { changeGroup, shownGroup } from '../open-group.ts'
import type { GroupGuest, GroupLineRecord } from '../store/groups.ts'

/** Lines that have been added already are answered as they are, also once the group order is closed: their answer was lost. */
export const groupLinesAddAction = handle(groupLinesAdd, async ({ token, additions }, call) => {
  const state = await changeGroup(token, call, async (rows, before) => {
    const guest = before.guests.find(({ userId }) => userId === call.caller.userId)
    if (!guest) throw refuse(groupLinesAdd, 'GROUP_NOT_JOINED')
    const fresh = freshOf(additions, before, guest)
    if (fresh.length === 0) return
    if (!isOpen(before.group, call.clock.now())) throw refuse(groupLinesAdd, 'GROUP_CLOSED')
    if (isFull(fresh, before, guest)) throw refuse(groupLinesAdd, 'GROUP_LINES_FULL')
    const asked = new Set(fresh.map(({ lineId }) => lineId))
    const obstacle = obstacleToLines({ ...before, lines: [...before.lines, ...fresh] }, { asked, guestId: guest.guestId }, call)
    if (obstacle) throw obstacle
    await keep(rows, fresh, before, call)
  })
  return shownGroup(state, call)
})

/** Those that have never been there, each of them once. */
function freshOf(additions: readonly GroupAddition[], { sent }: GroupState, { guestId }: GroupGuest): GroupLineRecord[] {
  const seen = new Set(sent.map(({ lineId }) => lineId))
  return additions.flatMap(({ lineId, line }) => {
    const id = lineId.toLowerCase()
    if (seen.has(id)) return []
    seen.add(id)
    return [newRecord(line, { lineId: id, guestId })]
  })
}

function isFull(fresh: readonly GroupLineRecord[], { lines }: GroupState, { guestId, sent }: GroupGuest): boolean {
  const own = lines.filter((line) => line.guestId === guestId).length
  const [count, all] = [fresh.length, lines.length]
  return own + count > mostLinesEach || all + count > mostLinesOfAll || sent + count > mostEverEach
}

/** Keeps judged lines as the menu has them: by its prices, and under their dishes' names. */
async function keep(rows: Rows, fresh: readonly GroupLineRecord[], { group, shop }: GroupState, { catalogue, clock, groups }: Call) {
  const at = momentOf(group, clock.now())
  const books = { tc: catalogue.book(shop.storeId, languageIds.tc, at), en: catalogue.book(shop.storeId, languageIds.en, at) }
  for (const record of fresh) {
    const [tc, en] = [productOf(books.tc, record.line), productOf(books.en, record.line)]
    if (!tc || !en) throw new Error('a judged dish is gone')
    const name = { tc: tc.name, en: en.name }
    await groups.add(rows, { ...record, groupId: group.groupId, line: repriceLine(tc, record.line), name })
  }
}
