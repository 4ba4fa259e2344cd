import { groupGet, type GroupOrder } from '@harbour/protocol'
import { addCents } from '@harbour/rules'
import type { Rows } from '../../platform/database/database.ts'
import { refuse } from '../../platform/handle.ts'
import { localize } from '../../platform/localized-text.ts'
import { hashSecret } from '../../platform/secrets.ts'
import type { Call } from './deps.ts'
import { isOpen, keptFor } from './group-limits.ts'
import { pricedParts, type GroupState, type PricedPart } from './group-parts.ts'
import { orderOfGroup } from './order-of-group.ts'
import type { GroupKey, GroupRecord } from './store/groups.ts'

/** The key by which a token opens a group order of this brand, until it is forgotten. */
function keyOf(token: string, { brand, clock }: Pick<Call, 'brand' | 'clock'>): GroupKey {
  return { tokenHash: hashSecret(token), brand, closesAfter: clock.now() - keptFor }
}

/** All that is needed to find a group order. */
type FindDeps = Pick<Call, 'brand' | 'catalogue' | 'clock' | 'db' | 'groups'>

/** A group order as it stands; one whose shop has left the chain is unknown, like one that nobody has begun. */
async function stateOf(
  rows: Rows,
  group: GroupRecord | undefined,
  { catalogue, groups }: Pick<FindDeps, 'catalogue' | 'groups'>,
): Promise<GroupState | undefined> {
  const shop = group && catalogue.shop(group.storeId)
  if (!group || !shop) return undefined
  const [guests, sent] = [await groups.guests(rows, group.groupId), await groups.lines(rows, group.groupId)]
  return { group, shop, guests, sent, lines: sent.filter(({ num }) => num > 0) }
}

/** The group order of a token, as far as there is one, or still is. */
export async function findGroup(token: string, deps: FindDeps): Promise<GroupState | undefined> {
  return stateOf(deps.db.rows, await deps.groups.find(deps.db.rows, keyOf(token, deps)), deps)
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockGroup(rows: Rows, token: string, deps: Omit<FindDeps, 'db'>): Promise<GroupState | undefined> {
  return stateOf(rows, await deps.groups.lock(rows, keyOf(token, deps)), deps)
}

/** The group order of a token. Refuses a token that opens none, or none any more. */
export async function groupOfToken(token: string, deps: FindDeps): Promise<GroupState> {
  return known(await findGroup(token, deps))
}

function known(state: GroupState | undefined): GroupState {
  if (!state) throw refuse(groupGet, 'GROUP_UNKNOWN')
  return state
}

/**
 * Works on the group order of a token while nobody else changes it, tells those who follow it, and gives what `work` gives. Refuses a token that opens none, or none any
 * more; what `work` throws leaves everything as it was.
 */
export function withLockedGroup<Done>(token: string, call: Call, work: (rows: Rows, state: GroupState) => Promise<Done>): Promise<Done> {
  return call.db.transaction(async (rows) => {
    const state = known(await lockGroup(rows, token, call))
    const done = await work(rows, state)
    await call.groups.tell(rows, state.group.groupId)
    return done
  })
}

/** Changes the group order of a token, one change after another, and gives it as it stands then. Refuses what `withLockedGroup` does. */
export function changeGroup(token: string, call: Call, work: (rows: Rows, state: GroupState) => Promise<void>): Promise<GroupState> {
  return withLockedGroup(token, call, async (rows, before) => {
    await work(rows, before)
    return known(await stateOf(rows, await call.groups.find(rows, keyOf(token, call)), call))
  })
}

/** A group order as the caller may see it: its host all of it, everybody else their own part alone. */
export async function shownGroup(state: GroupState, call: Call<'visitor'>): Promise<GroupOrder> {
  const { group, shop, guests } = state
  const { groupId, hostId, hostName, storeId, orderType, wantedAt, closesAt, mostEach } = group
  const { userId } = call.caller
  const role = userId === hostId ? 'host' : guests.some((guest) => guest.userId === userId) ? 'guest' : 'newcomer'
  const parts = role === 'newcomer' ? [] : pricedParts(state, call)
  const mine = parts.find(({ guest }) => guest.userId === userId)
  const shown = role === 'host' ? parts : []
  return {
    groupId,
    role,
    hostName,
    storeId,
    storeName: localize(shop.name, call.language),
    orderType,
    wantedAt,
    closesAt,
    state: isOpen(group, call.clock.now()) ? 'open' : 'closed',
    mostEach,
    people: guests.length,
    mine: role === 'guest' && mine ? partOf(mine) : null,
    parts: shown.map((part) => ({ guestId: part.guest.guestId, ...partOf(part) })),
    total: addCents(...shown.map(({ total }) => total)),
    order: role === 'newcomer' ? null : await orderOfGroup(state, call),
    ticket: call.tickets.issue(groupId, userId),
  }
}

const partOf = ({ guest: { name }, lines, total }: PricedPart) => ({ name, lines, total })
