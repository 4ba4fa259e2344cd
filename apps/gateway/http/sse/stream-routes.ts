import { Guid, OrderId, StoreId } from '@harbour/protocol'
import { hasEnded, hasRight } from '@harbour/rules'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { Context } from '../../context.ts'
import { followGroup } from './group-stream.ts'
import { groupTopic, orderTopic, shopTopic } from './hub.ts'
import { followOrder } from './order-stream.ts'
import { followShopWhile } from './shop-stream.ts'
import { openSse } from './event-stream.ts'
import { createStreamQuota, type StreamShare } from './stream-quota.ts'
import { asSessionAllows } from '../../modules/staff/at-tablet.ts'
import { guestOfTicket } from '../../modules/ordering/stream-tickets.ts'
import { bothOf, clientSubnet } from '../../platform/rate-limits.ts'

/**
 * The most streams of a process (docs/decisions/026): of all guests together, of one address, one guest and one ticket; and beside them, so that guests
 * never take their room, of all tills and of one shop's, and of all menus that are open, which take none of the orders'. What counts against one of them grows with RATE_LIMIT_SCALE.
 */
const most = { guests: 10_000, menus: 10_000, address: 200, guest: 20, ticket: 6, tills: 2000, till: 20 }

const Ticket = v.pipe(v.string(), v.maxLength(200))
const OrderAsk = v.object({ orderId: OrderId, ticket: Ticket, last: v.optional(v.string()) })
const GroupAsk = v.object({ groupId: Guid, ticket: Ticket })

type StreamDeps = Pick<
  Context,
  | 'settings'
  | 'tickets'
  | 'limits'
  | 'shopKeys'
  | 'staffSessions'
  | 'catalogue'
  | 'orderEvents'
  | 'log'
  | 'hub'
  | 'menuStreams'
  | 'metrics'
  | 'drainState'
>

/** The live streams: an order or a group order for whoever holds its ticket, a shop's menu for anybody, a shop's orders for its till and for its people (calls.md, Beside the calls). */
export function addStreams(app: FastifyInstance, deps: StreamDeps): void {
  const takeRoom = createStreamQuota()
  const scaled = (share: 'address' | 'guest' | 'ticket' | 'till') => Math.ceil(most[share] * deps.settings.rateLimitScale)

  app.get<{ Params: { orderId: string }; Querystring: Record<string, unknown> }>('/events/orders/:orderId', async (request, reply) => {
    const { ticket, lastEventId } = request.query
    const last = request.headers['last-event-id'] ?? lastEventId
    const ask = v.safeParse(OrderAsk, { orderId: request.params.orderId, ticket, last })
    if (!ask.success || !deps.tickets.opens(ask.output.ticket, ask.output.orderId))
      return say(reply, 403, 'This ticket does not open this order.')
    if (await refused(reply, deps, bothOf(deps.limits.call(request.ip)))) return reply
    if (isGone(reply)) return full(reply)
    const leaveRoom = takeRoom(...orderShares({ ...ask.output, id: ask.output.orderId, address: request.ip }, scaled))
    if (!leaveRoom) return full(reply)
    reply.raw.once('close', leaveRoom)
    return streamOrder(reply, deps, { orderId: ask.output.orderId, lastSeq: Number.parseInt(ask.output.last ?? '0') || 0 })
  })

  app.get<{ Params: { groupId: string }; Querystring: Record<string, unknown> }>('/events/groups/:groupId', async (request, reply) => {
    const ask = v.safeParse(GroupAsk, { groupId: request.params.groupId, ticket: request.query.ticket })
    if (!ask.success || !deps.tickets.opens(ask.output.ticket, ask.output.groupId))
      return say(reply, 403, 'This ticket does not open this group order.')
    if (await refused(reply, deps, bothOf(deps.limits.call(request.ip)))) return reply
    if (isGone(reply)) return full(reply)
    const leaveRoom = takeRoom(...ownShares({ ...ask.output, address: request.ip }, scaled))
    if (!leaveRoom) return full(reply)
    reply.raw.once('close', leaveRoom)
    const { sse, begin } = open(reply, deps)
    begin(() => deps.hub.follow(groupTopic(ask.output.groupId), followGroup(sse)))
    return reply
  })

  app.get<{ Params: { storeId: string } }>('/events/menus/:storeId', async (request, reply) => {
    const storeId = v.safeParse(StoreId, request.params.storeId)
    if (!storeId.success || !deps.catalogue.shop(storeId.output)) return say(reply, 404, 'There is no such shop.')
    if (await refused(reply, deps, bothOf(deps.limits.call(request.ip)))) return reply
    if (isGone(reply)) return full(reply)
    const network = { key: `menus of ${clientSubnet(request.ip)}`, most: scaled('address') }
    const leaveRoom = takeRoom({ key: 'menus', most: most.menus }, network)
    if (!leaveRoom) return full(reply)
    reply.raw.once('close', leaveRoom)
    const { sse, begin } = open(reply, deps)
    begin(() => deps.menuStreams.follow(storeId.output, sse))
    return reply
  })

  app.get<{ Params: { storeId: string }; Querystring: Record<string, unknown> }>('/events/shops/:storeId', async (request, reply) => {
    const { shopKeys } = deps
    const storeId = v.safeParse(StoreId, request.params.storeId)
    const key = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (await refused(reply, deps, bothOf(budgetOf(key, request.ip, deps)))) return reply
    const hasKey = async () => (await shopKeys.holderOf(key))?.storeId === request.params.storeId
    const isTill = await hasKey()
    const deviceId = typeof request.query.deviceId === 'string' ? request.query.deviceId : ''
    const isIn = () => looksAfter(request.params.storeId, { key, deviceId }, deps)
    if (!storeId.success || (!isTill && !(await isIn()))) return say(reply, 403, 'This key does not open this shop.')
    if (isGone(reply)) return full(reply)
    const leaveRoom = takeRoom({ key: 'tills', most: most.tills }, { key: `till ${storeId.output}`, most: scaled('till') })
    if (!leaveRoom) return full(reply)
    reply.raw.once('close', leaveRoom)
    const { sse, begin } = open(reply, deps)
    begin(() => deps.hub.follow(shopTopic(storeId.output), followShopWhile(isTill ? hasKey : isIn, sse)))
    return reply
  })
}

type Scaled = (share: 'address' | 'guest' | 'ticket') => number

/** The shares of a guest's stream: of all guests, of their network and of themselves. */
function ownShares({ ticket, address }: { ticket: string; address: string }, scaled: Scaled): StreamShare[] {
  const guest = guestOfTicket(ticket)
  return [
    { key: 'guests', most: most.guests },
    { key: `address ${clientSubnet(address)}`, most: scaled('address') },
    ...(guest === '' ? [] : [{ key: `guest ${guest}`, most: scaled('guest') }]),
  ]
}

type TicketShares = { ticket: string; id: string; address: string }

/** The same, and of an order, which is one guest's. */
function orderShares({ id, ...whose }: TicketShares, scaled: Scaled): StreamShare[] {
  return [...ownShares(whose, scaled), { key: `ticket ${id.toLowerCase()}`, most: scaled('ticket') }]
}

/** A till, and somebody of the staff, count by their keys, whoever else is on their network. */
function budgetOf(
  key: string,
  address: string,
  { limits, shopKeys, staffSessions }: Pick<StreamDeps, 'limits' | 'shopKeys' | 'staffSessions'>,
) {
  const [till, session] = [shopKeys.met(key), staffSessions.met(key)]
  if (till !== undefined) return limits.till(till)
  return session === undefined ? limits.call(address) : limits.staff(session)
}

/** Says whether somebody of the staff has signed in with this key, on this device, and may see to the orders of a shop now. */
async function looksAfter(
  storeId: string,
  { key, deviceId }: { key: string; deviceId: string },
  { staffSessions, catalogue }: Pick<StreamDeps, 'staffSessions' | 'catalogue'>,
): Promise<boolean> {
  const [found, shop] = [await staffSessions.look(key, deviceId), catalogue.shop(storeId)]
  const staff = found && asSessionAllows(found, { catalogue })
  return staff !== undefined && shop !== undefined && hasRight(staff.grants, 'shop.orders', shop)
}

/** A life that has ended and was told to its end is answered 204, which stops the browser from coming back. */
async function streamOrder(reply: FastifyReply, deps: StreamDeps, { orderId, lastSeq }: { orderId: string; lastSeq: number }) {
  const kept = await deps.orderEvents.after(orderId, 0)
  const final = kept.at(-1)
  const known = lastSeq > 0 && final && lastSeq <= final.seq ? lastSeq : 0
  if (isGone(reply)) return full(reply)
  if (final && hasEnded(final.state) && known === final.seq) return reply.code(204).send()
  const { sse, begin } = open(reply, deps)
  const onFault = (error: unknown) => {
    deps.log.error({ live: 'catching up failed', fault: error instanceof Error ? error.message : typeof error })
    sse.end()
  }
  const follower = followOrder({ orderId, lastSeq: known, sse, events: deps.orderEvents, onFault })
  begin(() => deps.hub.follow(orderTopic(orderId), follower))
  await follower.catchUp().catch(onFault)
  return reply
}

/** Opens the stream, and keeps those who tell it and the count of streams true to it; what it follows gives what ends that. */
function open(reply: FastifyReply, { metrics }: Pick<StreamDeps, 'metrics'>) {
  let stop = () => {}
  let ended = false
  const sse = openSse(reply, () => {
    ended = true
    stop()
    metrics.stream(-1)
  })
  metrics.stream(1)
  const begin = (follow: () => () => void) => {
    stop = follow()
    if (ended) stop()
  }
  return { sse, begin }
}

async function refused(
  reply: FastifyReply,
  { drainState }: Pick<StreamDeps, 'drainState'>,
  limit: Promise<number | undefined>,
): Promise<boolean> {
  const wait = (await limit) ?? (drainState.draining ? 5 : undefined)
  if (wait === undefined) return false
  reply.header('retry-after', wait)
  say(reply, drainState.draining ? 503 : 429, 'Please come back in a moment.')
  return true
}

/**
 * Says whether its connection is gone, to be asked after whatever was waited for: its `close` has been, and nothing taken from here on would be given back.
 * So it is with a request behind another on one connection, which has none of its own before that other is answered.
 */
const isGone = ({ raw }: FastifyReply) => raw.destroyed || raw.socket === null

const full = (reply: FastifyReply) => say(reply.header('retry-after', 5), 429, 'Please come back in a moment.')

function say(reply: FastifyReply, code: number, words: string): FastifyReply {
  return reply.code(code).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(words)
}
