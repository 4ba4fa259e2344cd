import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { createOutbox } from '../outbox/outbox.ts'
import type { GatewayClient } from './gateway-client.ts'
import { openKitchen } from './kitchen.ts'
import { lockerOf, riderOf } from './riders.ts'
import type { TillOrder } from './steps.ts'
import type { TicketOrder } from './ticket.ts'
import { createTickets } from './tickets.ts'

afterEach(() => void vi.useRealTimers())

const till = { storeId: '3101', key: 'key' }

/** The print of the order. */
const ticket: TicketOrder = {
  pickupNo: 'A1',
  orderType: 1,
  lines: [{ name: '薄餅', choices: '9 吋', num: 1 }],
  cutlery: false,
  total: 89,
  payMethod: 'cash',
  paid: false,
  toCollect: 89,
  checkAge: false,
  request: null,
}
const nowhere = { destination: null, handover: null, locker: null }

/** A gateway that greets once, holds one order, and fails as often as it is told before it answers. */
function gatewayThatFails(failures: { orders: number; move: number }, wish: Partial<TillOrder & TicketOrder> = {}) {
  const people = { attend: false }
  const order: TillOrder & TicketOrder = {
    ...ticket,
    orderId: 'one',
    orderType: 1,
    status: 7,
    makeMinutes: 12,
    travelMinutes: 0,
    fireAt: null,
    ...nowhere,
    ...wish,
  }
  const moves: (number | string)[] = []
  const seen: string[] = []
  let news = () => {}
  const client: GatewayClient = {
    async orders() {
      if (failures.orders-- > 0) throw new Error('TOO_MANY_REQUESTS')
      return { orders: order.status === 100 ? [] : [{ ...order }], attended: people.attend }
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
  return { client, moves, seen, people }
}

test.each([
  ['answers at once', { orders: 0, move: 0 }],
  ['cannot be asked for a while', { orders: 2, move: 0 }],
  ['does not hear a step', { orders: 0, move: 1 }],
])('[4.42] an order comes to its end when the gateway %s', async (_how, failures) => {
  const { client, moves } = gatewayThatFails(failures)
  const kitchen = openKitchen({ till, gateway: client, speed: 100_000, tickets: createTickets(), log: pino({ level: 'silent' }) })
  await expect.poll(() => moves).toEqual([10, 12, 18, 100])
  await kitchen.close()
})

test('[1.21] [9.12] a delivery by locker is ridden there, put into one, and fetched', async () => {
  const delivery = { orderType: 2, travelMinutes: 10, destination: { lat: 22.29, lng: 114.22 }, handover: 'locker' }
  const { client, moves, seen } = gatewayThatFails({ orders: 0, move: 0 }, delivery)
  const kitchen = openKitchen({ till, gateway: client, speed: 10_000, tickets: createTickets(), log: pino({ level: 'silent' }) })
  const { no } = lockerOf('one')
  await expect.poll(() => moves).toEqual([10, 12, 21, 14, `14 in ${no}`, 100])
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
  const kitchen = openKitchen({ till, gateway: client, speed: 100_000, tickets: createTickets(), log: pino({ level: 'silent' }) })
  await expect.poll(() => answers.length).toBe(1)
  answers.shift()?.()
  await expect.poll(() => answers.length).toBe(1)
  answers.shift()?.()
  await expect.poll(() => moves).toEqual([10])
  await kitchen.close()
})

test('[1.20] a kitchen prints the ticket of an order once, when it begins with it, and all are seen beside the outbox', async () => {
  const { client, moves } = gatewayThatFails({ orders: 0, move: 0 }, { ...ticket, request: '<b>Gate' })
  const tickets = createTickets()
  const outbox = createOutbox({ tickets }).listen(0, '127.0.0.1')
  await once(outbox, 'listening')
  const url = `http://127.0.0.1:${(outbox.address() as AddressInfo).port}` // a TCP server's address is no string
  const page = async (path: string) => (await fetch(`${url}${path}`)).text()
  expect(await page('/tickets')).toContain('Nothing yet.')
  const kitchen = openKitchen({ till, gateway: client, speed: 100_000, tickets, log: pino({ level: 'warn' }) })
  await expect.poll(() => moves).toEqual([10, 12, 18, 100])
  await kitchen.close()
  const seen = await page('/tickets')
  expect(seen.match(/<pre[^]*?<\/pre>/g)).toEqual(['<pre lang="zh-Hant">#A1 自取\n1 × 薄餅\n  9 吋\n&lt;b&gt;Gate\n收現金 $89.00</pre>'])
  expect(seen).toContain('Shop 3101')
  expect(await page('/')).toContain('href="/tickets"')
  outbox.close()
})

test('a kitchen leaves the orders of a shop alone while people attend it, those in hand and those under way, and goes on once they have gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const delivery = { orderType: 2, travelMinutes: 10, destination: { lat: 22.29, lng: 114.22 } }
  const { client, moves, seen, people } = gatewayThatFails({ orders: 0, move: 0 }, delivery)
  const tickets = createTickets()
  const kitchen = openKitchen({ till, gateway: client, speed: 1, tickets, log: pino({ level: 'silent' }) })
  const minutes = (of: number) => vi.advanceTimersByTimeAsync(of * 60_000)
  await minutes(0)
  people.attend = true
  await minutes(30)
  expect([moves, tickets.latest()]).toEqual([[], []])
  people.attend = false
  await minutes(20)
  expect(moves).toEqual([10, 12, 21, 14])
  await minutes(1)
  const heard = seen.length
  expect(heard).toBeGreaterThan(0)
  people.attend = true
  await minutes(20)
  expect(moves).toEqual([10, 12, 21, 14])
  people.attend = false
  await minutes(20)
  expect(moves).toEqual([10, 12, 21, 14, 100])
  await kitchen.close()
})
