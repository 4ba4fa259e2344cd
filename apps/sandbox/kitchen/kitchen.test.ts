import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { GatewayClient } from './gateway-client.ts'
import { openKitchen } from './kitchen.ts'
import type { TillOrder } from './steps.ts'

const till = { storeId: '3101', key: 'key' }

/** A gateway that greets once, holds one order, and fails as often as it is told before it answers. */
function gatewayThatFails(failures: { orders: number; move: number }) {
  const order: TillOrder = { orderId: 'one', orderType: 1, status: 7, makeMinutes: 12, travelMinutes: 0, fireAt: null }
  const moves: number[] = []
  let news = () => {}
  const client: GatewayClient = {
    async orders() {
      if (failures.orders-- > 0) throw new Error('TOO_MANY_REQUESTS')
      return order.status === 100 ? [] : [{ ...order }]
    },
    async move(_till, _orderId, status) {
      if (failures.move-- > 0) return false
      moves.push((order.status = status))
      news()
      return true
    },
    now: async () => 0,
    say: async () => {},
    async follow(_till, onNews, signal) {
      news = onNews
      onNews()
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    },
  }
  return { client, moves }
}

test.each([
  ['answers at once', { orders: 0, move: 0 }],
  ['cannot be asked for a while', { orders: 2, move: 0 }],
  ['does not hear a step', { orders: 0, move: 1 }],
])('[4.42] an order comes to its end when the gateway %s', async (_how, failures) => {
  const { client, moves } = gatewayThatFails(failures)
  const kitchen = openKitchen({ till, gateway: client, speed: 100_000, log: pino({ level: 'silent' }) })
  await expect.poll(() => moves, { timeout: 8000 }).toEqual([10, 12, 18, 100])
  await kitchen.close()
})
