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

/** A group order as it stands; one whose shop has left the chain is unknown, like one that nobody has begun. */
async function stateOf(rows: Rows, group: GroupRecord | undefined, { catalogue, groups }: Call): Promise<GroupState> {
  const shop = group && catalogue.shop(group.storeId)
  if (!group || !shop) throw refuse(groupGet, 'GROUP_UNKNOWN')
  const [guests, sent] = [await groups.guests(rows, group.groupId), await groups.lines(rows, group.groupId)]
  return { group, shop, guests, sent, lines: sent.filter(({ num }) => num > 0) }
}

/** The group order of a token. Refuses a token that opens none, or none any more. */
export async function groupOfToken(token: string, call: Call): Promise<GroupState> {
  return stateOf(call.db.rows, await call.groups.find(call.db.rows, keyOf(token, call)), call)
}

/**
 * Changes the group order of a token, one change after another, tells those who follow it, and gives it as it stands then. Refuses a token that opens none, or
 * none any more; what `work` throws leaves everything as it was.
 */
export function changeGroup(token: string, call: Call, work: (rows: Rows, state: GroupState) => Promise<void>): Promise<GroupState> {
  return call.db.transaction(async (rows) => {
    const key = keyOf(token, call)
    const before = await stateOf(rows, await call.groups.lock(rows, key), call)
    await work(rows, before)
    await call.groups.tell(rows, before.group.groupId)
    return stateOf(rows, await call.groups.find(rows, key), call)
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
