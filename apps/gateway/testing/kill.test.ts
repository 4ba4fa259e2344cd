import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { getUserOrders, postOrder } from '@harbour/protocol'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { newGuest, onWire, orderOf, place } from './orders.fixtures.ts'
import { freePort } from './gateway-process.ts'
import { halfCall } from './half-call.ts'
import { post, type As } from './gateway.ts'
import { startProcessWorld } from './process-world.ts'
import { wholeLaneOnly } from './lane.ts'

const { beside, startProcess } = await startProcessWorld()

/** Works through tasks, so many at a time. */
async function sideBySide<T>(tasks: T[], width: number, work: (task: T) => Promise<void>): Promise<void> {
  const waiting = [...tasks]
  const worker = async () => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await work(task)
  }
  await Promise.all(Array.from({ length: width }, worker))
}

async function ordersOf(guest: As): Promise<string[]> {
  const ids: string[] = []
  for (let after: string | undefined; ; after = ids.at(-1)) {
    const { orders, more } = await beside.ask(getUserOrders, { limit: 50, after }, guest)
    ids.push(...orders.map(({ orderId }) => orderId))
    if (!more) return ids
  }
}

test(
  'a gateway that is killed in the rush has lost no order that it acknowledged, and makes none twice',
  { timeout: 120_000 },
  async () => {
    const port = await freePort()
    const base = `http://127.0.0.1:${port}/api`
    const guest = await newGuest(beside)
    const wires = Array.from({ length: 200 }, () => onWire(orderOf(beside, { clientOrderId: randomUUID() })))
    const acknowledged = new Map<object, string>()
    const submit = async (content: object) => {
      const reply = await post(base, { definition: postOrder, content, as: guest }).catch(() => undefined)
      if (reply?.status === 1) acknowledged.set(content, v.parse(v.object({ orderId: v.string() }), reply.data).orderId)
    }

    const first = await startProcess(port)
    const rush = sideBySide(wires, 8, submit)
    await expect.poll(() => acknowledged.size, { interval: 2 }).toBeGreaterThan(60)
    first.kill('SIGKILL')
    await Promise.all([rush, once(first, 'exit')])
    const before = new Map(acknowledged)
    expect(before.size).toBeLessThan(200)
    const kept = await ordersOf(guest)
    expect(kept).toEqual(expect.arrayContaining([...before.values()]))

    const second = await startProcess(port)
    await sideBySide(wires, 8, submit)
    const all = await ordersOf(guest)
    expect(all).toHaveLength(200)
    expect(new Set(acknowledged.values())).toEqual(new Set(all))
    for (const [wire, orderId] of before) expect(acknowledged.get(wire)).toBe(orderId)
    const events = { name: '', text: 'select count(*) as steps, count(distinct order_id) as orders from order_events' }
    expect(await beside.context.db.rows(events)).toEqual([{ steps: 200, orders: 200 }])

    second.kill('SIGTERM')
    const [code] = await once(second, 'exit')
    expect(code).toBe(0)
  },
)

test('a gateway that is told to stop ends its streams and answers the call that is still coming in', wholeLaneOnly, async () => {
  const port = await freePort()
  const { orderId } = await place(beside, await newGuest(beside))
  const child = await startProcess(port)
  const stream = await fetch(`http://127.0.0.1:${port}/events/orders/${orderId}?ticket=${beside.context.tickets.issue(orderId)}`)
  const told = readOn(stream)
  await told.until(/data: /)
  const half = await halfCall(port)
  child.kill('SIGTERM')
  expect(await told.toEnd()).toMatch(/^retry: \d+\n\nid: 1\ndata: .*\n\nretry: \d+\n\n$/)
  expect(await half.finish()).toMatch(/^HTTP\/1.1 503 [^]*retry-after: 5[^]*"code":"DRAINING"/)
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})

/** The text of a stream, as far as it has come. */
function readOn({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const toEnd = async (until?: RegExp): Promise<string> => {
    while (!until?.test(text)) {
      const part = await reader?.read()
      if (!part || part.done) break
      text += part.value
    }
    return text
  }
  return { until: toEnd, toEnd: async () => toEnd() }
}
