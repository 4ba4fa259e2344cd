import { groupLinesAdd } from '@harbour/protocol'
import type { CartLine, LineIssue } from '@harbour/rules'
import { refuse, withExplanation, type Refused } from '../../platform/handle.ts'
import { issueSentences } from '../ordering/draft/issue-sentences.ts'
import type { Call } from './deps.ts'
import { cartLineOf, faultsOf, momentOf, pricedParts, type GroupState } from './group-parts.ts'
import type { GroupLineRecord } from './store/groups.ts'

/** The reason why a group order cannot have these lines, of which `asked` are new or more than before; undefined where it can. */
export function obstacleToLines(
  { lines, ...state }: GroupState,
  { asked, guestId }: { asked: ReadonlySet<string>; guestId: string },
  call: Call,
): Refused | undefined {
  // Those asked about last: a limit is exceeded by what comes after, and what was there before may stay.
  const inOrder = [...lines.filter(({ lineId }) => !asked.has(lineId)), ...lines.filter(({ lineId }) => asked.has(lineId))]
  const { group, shop } = state
  const now = call.clock.now()
  const book = call.catalogue.book(shop.storeId, call.language, momentOf(group, now))
  const cartLines = inOrder.map((each) => cartLineOf(each))
  const faults = faultsOf(cartLines, { group, book, now, asked: (index) => asked.has(inOrder[index]?.lineId ?? '') })
  if (faults.length > 0) return withFaults(faults, cartLines, { book, language: call.language })
  const part = pricedParts({ ...state, lines: inOrder }, call).find(({ guest }) => guest.guestId === guestId)
  const over = part !== undefined && group.mostEach !== null && part.total > group.mostEach
  return over ? refuse(groupLinesAdd, 'GROUP_OVER_MOST') : undefined
}

function withFaults(faults: LineIssue[], lines: readonly CartLine[], words: Parameters<typeof issueSentences>[2]): Refused {
  return withExplanation(refuse(groupLinesAdd, 'CART_CHANGED'), issueSentences(faults, lines, words))
}

/** The record of a line that is to be judged, before it is kept. */
export function newRecord(line: CartLine, { lineId, guestId }: Pick<GroupLineRecord, 'lineId' | 'guestId'>): GroupLineRecord {
  const plain = plainLine(line)
  return { lineId, guestId, line: plain, name: { tc: '', en: '' }, num: plain.num }
}

/** A line as a phone has sent it, without what only a guest's own cart knows: no coupon gives it, it is no fee, and whose it is says its part. */
function plainLine({ uid, pid, type, num, price, listRequirements, selectedFood }: CartLine): CartLine {
  return { uid, pid, type, num, price, listRequirements, ...(selectedFood && { selectedFood }) }
}
