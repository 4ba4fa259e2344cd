import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { GatewayClient } from './gateway-client.ts'
import { openKitchen } from './kitchen.ts'
import { lockerOf, riderOf } from './riders.ts'
import type { TillOrder } from './steps.ts'

const till = { storeId: '3101', key: 'key' }

const nowhere = { destination: null, handover: null, locker: null }

/** A gateway that greets once, holds one order, and fails as often as it is told before it answers. */
function gatewayThatFails(failures: { orders: number; move: number }, wish: Partial<TillOrder> = {}) {
  const order: TillOrder = { orderId: 'one', orderType: 1, status: 7, makeMinutes: 12, travelMinutes: 0, fireAt: null, ...nowhere, ...wish }
  const moves: (number | string)[] = []
  const seen: string[] = []
  let news = () => {}
  const client: GatewayClient = {
    async orders() {
      if (failures.orders-- > 0) throw new Error('TOO_MANY_REQUESTS')
      return order.status === 100 ? [] : [{ ...order }]
    },
    async move(_till, { status, locker }) {
      if (failures.move-- > 0) return false
      moves.push(locker ? `${status} in ${locker.no}` : status)
      Object.assign(order, { status, locker: locker ?? order.locker })
      news()
      return true
    },
    async riderAt(_till, { orderId, rider }) {
      seen.push(`${orderId} by ${rider.name}`)
    },
    place: async () => ({ lat: 22.28, lng: 114.21 }),
    now: async () => 0,
    say: async () => {},
    async follow(_till, onNews, signal) {
      news = onNews
      onNews()
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    },
  }
  return { client, moves, seen }
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

test('[1.21] [9.12] a delivery by locker is ridden there, put into one, and fetched', async () => {
  const delivery = { orderType: 2, travelMinutes: 10, destination: { lat: 22.29, lng: 114.22 }, handover: 'locker' }
  const { client, moves, seen } = gatewayThatFails({ orders: 0, move: 0 }, delivery)
  const kitchen = openKitchen({ till, gateway: client, speed: 10_000, log: pino({ level: 'silent' }) })
  const { no } = lockerOf('one')
  await expect.poll(() => moves, { timeout: 8000 }).toEqual([10, 12, 21, 14, `14 in ${no}`, 100])
  expect(seen).toContain(`one by ${riderOf('one').name}`)
  await kitchen.close()
})

test('[4.42] an answer that comes late does not undo what a newer one said', async () => {
  const { client, moves } = gatewayThatFails({ orders: 0, move: 0 })
  const answers: (() => void)[] = []
  const orders = client.orders.bind(client)
  client.orders = async (asked) => {
    const found = await orders(asked)
    await new Promise<void>((resolve) => answers.push(resolve))
    return found
  }
  client.follow = async (_till, onNews, signal) => {
    onNews()
    onNews()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  }
  const kitchen = openKitchen({ till, gateway: client, speed: 100_000, log: pino({ level: 'silent' }) })
  await expect.poll(() => answers.length).toBe(1)
  answers.shift()?.()
  await expect.poll(() => answers.length).toBe(1)
  answers.shift()?.()
  await expect.poll(() => moves).toEqual([10])
  await kitchen.close()
})
