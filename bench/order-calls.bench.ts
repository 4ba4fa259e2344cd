import { setTimeout as sleep } from 'node:timers/promises'
import { cpuSeconds } from './support/cpu.ts'
import { databaseOf, onDatabase } from './support/database.ts'
import { databaseWork } from './support/database-work.ts'
import { clearKitchens, guests, orderOnce, ordersReady, orderSteps, withScene, type Begun, type Scene } from './support/paid-orders.ts'
import type { Result } from './support/results.ts'

const orders = 640

/** A complete order by its calls: all orders take their first step, then all the second. So each notice comes before its guest asks. */
export async function benchOrderCalls(): Promise<Result[]> {
  return withScene(1, async (scene) => {
    for (let made = 0; made < 2000; made += orders) await inTurn(await ordersReady(scene, orders), (ready) => orderOnce(ready, scene))
    await clearKitchens(scene.gateway)
    await onDatabase(databaseOf(scene.gateway).url, (client) => client.query('vacuum analyze'))
    const all: Begun[] = await ordersReady(scene, orders)
    const results: Result[] = []
    for (const [name, step] of orderSteps) results.push(await measured(name, scene, () => inTurn(all, (begun) => step(begun, scene))))
    return results
  })
}

async function measured(what: string, { gateway }: Scene, work: () => Promise<void>): Promise<Result> {
  const { url, postmaster } = databaseOf(gateway)
  const used = () => [cpuSeconds(gateway.pid), cpuSeconds(postmaster)] as const
  let [all, database] = [0, 0]
  const { commits } = await databaseWork(url, async () => {
    const before = used()
    await work()
    await sleep(500) // a notice may still be at it
    const after = used()
    ;[all, database] = [after[0] - before[0], after[1] - before[1]]
  })
  const millis = (seconds: number) => `${((seconds / orders) * 1000).toFixed(2)} ms`
  return {
    what: `${what}: gateway, database; commits that write`,
    ours: `${millis(all - database)}, ${millis(database)}; ${(commits / orders).toFixed(1)}`,
  }
}

/** All of them, sixteen at once. */
async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const one = async () => {
    for (let next = left.pop(); next; next = left.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: guests }, one))
}
