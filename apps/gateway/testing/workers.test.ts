import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getUserOrders, isLogin, postOrder, type Reply } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import { afterAll, expect, test, vi } from 'vitest'
import { inParallel } from './in-parallel.ts'
import { post, startGateway, type As } from './gateway.ts'
import { freePort, gatewayProcess } from './gateway-process.ts'
import { newGuest, onWire, orderOf } from './orders.fixtures.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'harbour-workers-'))
/** Only for its database, its catalogue and the making of guests. */
const beside = await startGateway()
const started: ChildProcess[] = []
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await beside.stop()
  await rm(dataDir, { recursive: true })
})

async function startTogether(environment: Record<string, string> = {}) {
  const port = await freePort()
  const url = beside.context.db.url
  const child = await gatewayProcess({ url, dataDir, port, started, environment: { WORKERS: '3', ...environment } })
  const pid = child.pid ?? 0
  const workers = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number)
  await expect.poll(workers).toHaveLength(3)
  return { child, workers, base: `http://127.0.0.1:${port}/api` }
}

const outcome = ({ status, code }: Reply) => (status === 1 ? 'done' : (code ?? 'refused'))
const order = (as: As, base: string) =>
  post(base, { definition: postOrder, content: onWire(orderOf(beside, { clientOrderId: randomUUID() })), as })

test('processes that share a port share every limit: of 64 orders at once a guest gets as many as they may have', async () => {
  const { child, base } = await startTogether({ RATE_LIMIT_SCALE: '1' })
  const guest = await newGuest(beside)
  const most = beside.context.catalogue.brand(brandIds.hongKong).orderLimits.cash.guest
  expect(await inParallel(64, async () => outcome(await order(guest, base)))).toEqual({ done: most, CASH_ORDERS_TOO_MANY: 64 - most })
  const { orders } = await beside.ask(getUserOrders, { limit: 50 }, guest)
  expect(orders).toHaveLength(most)
  child.kill('SIGTERM')
  expect((await once(child, 'exit'))[0]).toBe(0)
})

test('one that dies is followed by another, and no order is lost or made twice; the measures are of all of them', async () => {
  const metricsPort = await freePort()
  const { child, workers, base } = await startTogether({ METRICS_PORT: String(metricsPort) })
  const guest = await newGuest(beside)
  const wires = Array.from({ length: 60 }, () => onWire(orderOf(beside, { clientOrderId: randomUUID() })))
  const submit = (content: object) => post(base, { definition: postOrder, content, as: guest }).then(outcome, () => 'cut off')
  const [victim = 0] = workers()
  const rush = Promise.all(wires.map(submit))
  process.kill(victim, 'SIGKILL')
  await rush
  await expect.poll(() => workers().filter((pid) => pid !== victim)).toHaveLength(3)
  // As the app does: what got no answer is sent again under its id.
  await expect.poll(async () => new Set(await Promise.all(wires.map(submit)))).toEqual(new Set(['done']))
  const { orders, more } = await beside.ask(getUserOrders, { limit: 50 }, guest)
  const rest = more ? (await beside.ask(getUserOrders, { limit: 50, after: orders.at(-1)?.orderId }, guest)).orders : []
  expect(orders.length + rest.length).toBe(60)

  const before = await measured(metricsPort)
  await Promise.all(Array.from({ length: 9 }, () => post(base, { definition: isLogin, content: {}, as: guest })))
  expect((await measured(metricsPort)) - before).toBe(9)

  child.kill('SIGTERM')
  expect((await once(child, 'exit'))[0]).toBe(0)
  expect(() => process.kill(victim, 0)).toThrow('ESRCH')
})

/** The calls of one kind that all processes together have answered. */
async function measured(port: number): Promise<number> {
  // One that has just begun may not answer yet.
  const answer = await vi.waitFor(
    async () => {
      const heard = await fetch(`http://127.0.0.1:${port}/metrics`)
      return heard.ok ? heard : Promise.reject(new Error(`${heard.status}`))
    },
    { timeout: 60_000 },
  )
  return Number(/harbour_calls_total\{action="isLogin",code="OK"\} (\d+)/.exec(await answer.text())?.[1] ?? 0)
}
