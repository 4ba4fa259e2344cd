import { randomUUID } from 'node:crypto'
import { apiKey, signature } from './lalamove-api.ts'
import { orderView, type Order } from './lalamove-orders.ts'

const [patienceMs, firstPauseMs, most] = [5000, 1000, 10]

/** Tells the chain of each step of an order, signed as Lalamove signs, until it is heard: ten times at most, each after twice the pause. */
export function createLalamoveHooks(world: { url: string; now: () => number }) {
  let { url } = world
  const { now } = world

  async function post(body: string): Promise<boolean> {
    try {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
      await answer.arrayBuffer()
      return answer.ok
    } catch {
      return false
    }
  }

  async function send(body: string, times = 1): Promise<void> {
    if ((await post(body)) || times === most) return
    setTimeout(() => void send(body, times + 1), firstPauseMs * 2 ** times).unref()
  }

  return {
    goTo: (address: string) => void (url = address),
    tell(order: Order): void {
      const timestamp = Math.floor(now() / 1000)
      const { orderId, shareLink, driverId, status } = orderView(order)
      const data = { order: { orderId, shareLink, driverId, status, market: order.market }, updatedAt: new Date(now()).toISOString() }
      const path = new URL(url).pathname
      const signed = signature({ timestamp, method: 'POST', path, body: JSON.stringify(data) })
      const event = { eventId: randomUUID(), eventType: 'ORDER_STATUS_CHANGED', eventVersion: 'v3' }
      void send(JSON.stringify({ apiKey, timestamp, signature: signed, ...event, data }))
    },
  }
}
