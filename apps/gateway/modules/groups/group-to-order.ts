import { postOrder, type Input } from '@harbour/protocol'
import { lineKey, type CartLine } from '@harbour/rules'
import type { AlsoWritten, Rows } from '../../platform/database/database.ts'
import { refuse, type Refused } from '../../platform/handle.ts'
import type { Call } from './deps.ts'
import { isOpen } from './group-limits.ts'
import { cartLineOf, type GroupState } from './group-parts.ts'
import { findGroup, lockGroup } from './open-group.ts'

type Content = Pick<Input<typeof postOrder>, 'group' | 'storeId' | 'lines'>
type Deps = Pick<Call<'visitor'>, 'brand' | 'caller' | 'catalogue' | 'clock' | 'db' | 'groups'>

/**
 * The id of the group order that an order says to be of; null where it names none. Refuses one that is not its guest's to order, of another shop, still open, ordered
 * already, and, unless its host has seen that and wants it as it is, one whose lines are others than those of the order: whoever is told to be in it is in it.
 */
export async function groupToOrder(content: Content, deps: Deps): Promise<string | null | Refused> {
  if (!content.group) return null
  const state = await findGroup(content.group.token, deps)
  if (!state) return refuse(postOrder, 'GROUP_UNKNOWN')
  return (await obstacleTo(content, state, { ...deps, rows: deps.db.rows })) ?? state.group.groupId
}

/**
 * Keeps the group order of an order as it is until that order is written, in the same transaction: what its host does elsewhere meanwhile has happened before, or finds it
 * ordered. Throws the refusal of what it has become since `groupToOrder` saw it; undefined for an order that names none.
 */
export function keepGroup(content: Content, deps: Deps): AlsoWritten | undefined {
  const { group: named } = content
  if (!named) return undefined
  return async (rows) => {
    const state = await lockGroup(rows, named.token, deps)
    const obstacle = state ? await obstacleTo(content, state, { ...deps, rows }) : refuse(postOrder, 'GROUP_UNKNOWN')
    if (obstacle) throw obstacle
  }
}

async function obstacleTo(
  { group: named, storeId, lines }: Content,
  state: GroupState,
  { caller, clock, groups, rows }: Deps & { rows: Rows },
): Promise<Refused | undefined> {
  const { group } = state
  if (group.hostId !== caller.userId) return refuse(postOrder, 'GROUP_HOST_ONLY')
  if (group.storeId !== storeId) return refuse(postOrder, 'GROUP_OTHER_SHOP')
  if (isOpen(group, clock.now())) return refuse(postOrder, 'GROUP_OPEN')
  if (await isOrdered(rows, group, groups)) return refuse(postOrder, 'GROUP_ORDERED')
  return named?.asItIs || hasTheLines(lines, state) ? undefined : refuse(postOrder, 'GROUP_CHANGED')
}

/** True once its host has ordered it, and that order stands or waits for its money. */
export async function isOrdered(rows: Rows, group: GroupState['group'], groups: Deps['groups']): Promise<boolean> {
  const order = await groups.order(rows, group)
  return order !== undefined && order.state !== 'cancelled'
}

/** True where an order has, for each of the group order's people, what they have in it and nothing else. Prices do not count. */
function hasTheLines(ordered: readonly CartLine[], { guests, lines }: GroupState): boolean {
  const nameOf = new Map(guests.map(({ guestId, name }) => [guestId, name]))
  const names = new Set(nameOf.values())
  const promised = tally(lines.map((line) => cartLineOf(line, nameOf.get(line.guestId))))
  const theirs = tally(ordered.filter(({ forName }) => forName !== undefined && names.has(forName)))
  return promised.size === theirs.size && [...promised].every(([key, num]) => theirs.get(key) === num)
}

/** The number of each line. */
function tally(lines: readonly CartLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(lineKey(line), (counts.get(lineKey(line)) ?? 0) + line.num)
  return counts
}
