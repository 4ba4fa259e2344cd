import { once } from 'node:events'
import { getUserOrders, isLogin } from '@harbour/protocol'
import { expect, test, vi } from 'vitest'
import { post } from './gateway.ts'
import { freePort } from './gateway-process.ts'
import { newGuest } from './orders.fixtures.ts'
import { startCluster } from './workers.fixtures.ts'

const { beside, startTogether, freshOrder, submit } = await startCluster()

test('one that dies is followed by another, and no order is lost or made twice; the measures are of all of them', async () => {
  const metricsPort = await freePort()
  const { child, workers, base } = await startTogether({ METRICS_PORT: String(metricsPort) })
  const guest = await newGuest(beside)
  const wires = Array.from({ length: 60 }, freshOrder)
  const sent = (content: object) => submit(content, { as: guest, base }).catch(() => 'cut off')
  const [victim = 0] = workers()
  const rush = Promise.all(wires.map(sent))
  process.kill(victim, 'SIGKILL')
  await rush
  await expect.poll(() => workers().filter((pid) => pid !== victim)).toHaveLength(3)
  // As the app does: what got no answer is sent again under its id.
  await expect.poll(async () => new Set(await Promise.all(wires.map(sent)))).toEqual(new Set(['done']))
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
