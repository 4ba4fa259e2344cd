import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { products } from '@harbour/chain'
import { median } from './support/median.ts'
import { clearKitchens, orderOnce, ordersReady, withScene, type Scene } from './support/paid-orders.ts'
import { newPublishers, publishProduct } from './support/publishers.ts'
import type { Result } from './support/results.ts'

export const soakMinutes = Number(process.env.SOAK_MINUTES ?? 30)
const batch = 60
const menusEvery = 5000

/**
 * A gateway at work for half an hour: guests order and pay, a dish is renamed every five seconds, so that all menus are written anew, and the resident memory of its
 * process is read every ten. What grows all the time shows between the second third and the last.
 */
export async function benchSoak(): Promise<Result[]> {
  return withScene(1, async (scene) => {
    const until = Date.now() + soakMinutes * 60_000
    const memory: number[] = []
    const [orders, menus] = await Promise.all([
      orderUntil(until, scene),
      renameUntil(until, scene),
      watchUntil(until, () => memory.push(residentMegabytes(scene.gateway.pid))),
    ])
    const third = Math.floor(memory.length / 3)
    const [middle, last] = [median(memory.slice(third, 2 * third)), median(memory.slice(2 * third))]
    return [
      { what: 'orders made and paid', ours: orders.toLocaleString('en') },
      { what: 'times that all menus were written anew', ours: menus.toLocaleString('en') },
      {
        what: 'resident memory of the gateway in the last third beside the second, medians',
        ours: `${last.toFixed(0)} MB`,
        peer: `${middle.toFixed(0)} MB`,
        ratio: last / middle,
        aim: 'at most 1.05 times',
        met: last <= 1.05 * middle,
      },
      { what: 'the most there ever was', ours: `${Math.max(...memory).toFixed(0)} MB` },
    ]
  })
}

async function orderUntil(until: number, scene: Scene): Promise<number> {
  let made = 0
  while (Date.now() < until) {
    const ready = await ordersReady(scene, batch)
    await Promise.all(ready.map((each) => orderOnce(each, scene)))
    made += ready.length
    await clearKitchens(scene.gateway)
  }
  return made
}

/** Publishes another name of the last dish again and again. */
async function renameUntil(until: number, scene: Scene): Promise<number> {
  const people = await newPublishers(scene.gateway)
  const last = products.at(-1)?.pid ?? ''
  for (let times = 0; ; times++) {
    if (Date.now() >= until) return times
    await publishProduct(people, last, (dish) => ({ ...dish, name: { ...(dish.name as object), en: `Dish ${times}` } }))
    await sleep(menusEvery)
  }
}

async function watchUntil(until: number, look: () => unknown): Promise<void> {
  for (; Date.now() < until; await sleep(10_000)) look()
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}
