import { randomUUID } from 'node:crypto'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as v from 'valibot'
import type { ShopState } from './shop-state.ts'
import type { LockerPut, Rider } from './riders.ts'
import type { Point as Place, TillOrder } from './steps.ts'
import type { TicketOrder } from './ticket.ts'
import { brandOfShop } from '../brands.ts'

const Reply = v.object({ status: v.number(), code: v.optional(v.string()), data: v.unknown(), serverTime: v.number() })
const Point = v.object({ lat: v.number(), lng: v.number() })
const counted = { name: v.string(), num: v.number() }
const Line = v.object({
  ...counted,
  choices: v.string(),
  parts: v.optional(v.array(v.object({ ...counted, side: v.optional(v.picklist(['left', 'right'])), inside: v.array(v.object(counted)) }))),
  contains: v.optional(v.array(v.string())),
  mayContain: v.optional(v.array(v.string())),
  gift: v.optional(v.boolean()),
  forName: v.optional(v.string()),
})
const Orders = v.object({
  attended: v.optional(v.boolean(), false),
  orders: v.array(
    v.object({
      orderId: v.string(),
      orderType: v.number(),
      status: v.number(),
      makeMinutes: v.number(),
      travelMinutes: v.number(),
      fireAt: v.nullable(v.string()),
      destination: v.nullable(Point),
      handover: v.nullable(v.string()),
      locker: v.nullable(v.object({ no: v.string(), code: v.string() })),
      pickupNo: v.string(),
      lines: v.array(Line),
      cutlery: v.boolean(),
      total: v.number(),
      payMethod: v.string(),
      paid: v.boolean(),
      toCollect: v.number(),
      checkAge: v.boolean(),
      request: v.nullable(v.string()),
    }),
  ),
})

export type Till = { storeId: string; key: string }
export type GatewayClient = {
  /** The shop's orders that have not ended, and whether its people look after them at a tablet. */
  orders(till: Till): Promise<{ orders: (TillOrder & TicketOrder)[]; attended: boolean }>
  /** Moves an order on, into a locker where one is named; false when the gateway refuses. */
  move(till: Till, step: { orderId: string; status: number; locker?: LockerPut }): Promise<boolean>
  /** Says where the rider of an order is. */
  riderAt(till: Till, seen: Place & { orderId: string; rider: Rider }): Promise<void>
  /** The shop's place. */
  place(till: Till): Promise<Place>
  /** The gateway's clock, in epoch milliseconds. */
  now(till: Till): Promise<number>
  /** Says how the shop stands. */
  say(till: Till, state: ShopState): Promise<void>
  /** Calls back whenever the shop has something new, until the stream ends or is aborted. */
  follow(till: Till, onNews: () => void, signal: AbortSignal): Promise<void>
}

const timeoutMs = 30_000

/** The gateway as a till sees it: multipart calls under the shop's own key, and a stream of what is new. */
export function gatewayClient({ gatewayUrl, base }: { gatewayUrl: string; base: string }): GatewayClient {
  const deviceId = randomUUID()

  async function call({ storeId, key }: Till, action: string, fields: object): Promise<v.InferOutput<typeof Reply>> {
    const form = new FormData()
    form.set('actionName', action)
    form.set('content', JSON.stringify({ ...fields, storeId, brand: brandOfShop(storeId), deviceId }))
    form.set('key', key)
    const response = await fetch(`${gatewayUrl}${base}/Action?_name=${action}`, {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(timeoutMs),
    })
    return v.parse(Reply, await response.json())
  }

  return {
    async orders(till) {
      const reply = await call(till, 'candao.order.getShopOrders', {})
      if (reply.status !== 1) throw new Error(`the gateway does not show the orders of ${till.storeId}: ${reply.code}`)
      return v.parse(Orders, reply.data)
    },
    async move(till, step) {
      const reply = await call(till, 'candao.order.updateOrderStatus', step)
      return reply.status === 1
    },
    async riderAt(till, seen) {
      await call(till, 'candao.order.riderMoved', seen)
    },
    async place(till) {
      return v.parse(Point, (await call(till, 'candao.storeStandard.getStore', {})).data)
    },
    async now(till) {
      return (await call(till, 'candao.order.getShopOrders', {})).serverTime
    },
    async say(till, state) {
      const reply = await call(till, 'candao.storeStandard.updateStoreState', state)
      if (reply.status !== 1) throw new Error(`the gateway does not take the state of ${till.storeId}: ${reply.code}`)
    },
    async follow({ storeId, key }, onNews, signal) {
      const response = await fetch(`${gatewayUrl}/events/shops/${storeId}`, { headers: { authorization: `Bearer ${key}` }, signal })
      if (!response.ok || !response.body) throw new Error(`no stream for ${storeId}: ${response.status}`)
      const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
      for await (const event of events) if (event.event) onNews()
    },
  }
}
