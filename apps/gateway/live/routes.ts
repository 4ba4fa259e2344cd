import { OrderId, StoreId } from '@harbour/protocol'
import { hasEnded } from '@harbour/rules'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import { orderTopic, shopTopic, type Follower } from './hub.ts'
import { followOrder } from './order-stream.ts'
import { followShop } from './shop-stream.ts'
import { openSse } from './sse.ts'

const mostStreams = 10_000

const OrderAsk = v.object({ orderId: OrderId, ticket: v.pipe(v.string(), v.maxLength(200)), last: v.optional(v.string()) })

/** The live streams: an order for whoever holds its ticket, a shop's orders for its till (calls.md, Beside the calls). */
export function addStreams(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { orderId: string }; Querystring: Record<string, unknown> }>('/events/orders/:orderId', async (request, reply) => {
    const { ticket, lastEventId } = request.query
    const last = request.headers['last-event-id'] ?? lastEventId
    const ask = v.safeParse(OrderAsk, { orderId: request.params.orderId, ticket, last })
    if (!ask.success || !context.tickets.opens(ask.output.ticket, ask.output.orderId))
      return say(reply, 403, 'This ticket does not open this order.')
    if (await refused(reply, context, context.limits.call(request.ip))) return reply
    return streamOrder(reply, context, { orderId: ask.output.orderId, lastSeq: Number.parseInt(ask.output.last ?? '0') || 0 })
  })

  app.get<{ Params: { storeId: string } }>('/events/shops/:storeId', async (request, reply) => {
    const { limits, shopKeys } = context
    const storeId = v.safeParse(StoreId, request.params.storeId)
    const key = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const till = shopKeys.met(key)
    if (await refused(reply, context, till === undefined ? limits.call(request.ip) : limits.till(till))) return reply
    if (!storeId.success || (await shopKeys.storeOf(key)) !== storeId.output) return say(reply, 403, 'This key does not open this shop.')
    const { sse, begin } = open(reply, context)
    begin(shopTopic(storeId.output), followShop(sse))
    return reply
  })
}

/** A life that has ended and was told to its end is answered 204, which stops the browser from coming back. */
async function streamOrder(reply: FastifyReply, context: Context, { orderId, lastSeq }: { orderId: string; lastSeq: number }) {
  const kept = await context.orderEvents.after(orderId, 0)
  const final = kept.at(-1)
  const known = lastSeq > 0 && final && lastSeq <= final.seq ? lastSeq : 0
  if (final && hasEnded(final.state) && known === final.seq) return reply.code(204).send()
  const { sse, begin } = open(reply, context)
  const onFault = (error: unknown) => {
    context.log.error({ live: 'catching up failed', fault: error instanceof Error ? error.message : typeof error })
    sse.end()
  }
  const follower = followOrder({ orderId, lastSeq: known, sse, events: context.orderEvents, onFault })
  begin(orderTopic(orderId), follower)
  await follower.catchUp().catch(onFault)
  return reply
}

/** Opens the stream, and keeps the hub and the count of streams true to it. */
function open(reply: FastifyReply, { hub, metrics }: Context) {
  let stop = () => {}
  let ended = false
  const sse = openSse(reply, () => {
    ended = true
    stop()
    metrics.stream(-1)
  })
  metrics.stream(1)
  const begin = (topic: string, follower: Follower) => {
    stop = hub.follow(topic, follower)
    if (ended) stop()
  }
  return { sse, begin }
}

async function refused(reply: FastifyReply, { hub, standing }: Context, limit: Promise<number | undefined>): Promise<boolean> {
  const wait = (await limit) ?? (standing.draining || hub.size() >= mostStreams ? 5 : undefined)
  if (wait === undefined) return false
  reply.header('retry-after', wait)
  say(reply, standing.draining ? 503 : 429, 'Please come back in a moment.')
  return true
}

function say(reply: FastifyReply, code: number, words: string): FastifyReply {
  return reply.code(code).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(words)
}
