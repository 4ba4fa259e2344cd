import { getH5Setting } from '@harbour/protocol'
import { categories } from '@harbour/chain'
import { brandIds } from '@harbour/rules'
import { call, newGuest, type Guest } from './support/guest.ts'
import { median } from './support/median.ts'
import { clearKitchens, orderOnce, ordersReady, withScene, type Scene } from './support/paid-orders.ts'
import { importProducts, newPublishers, publish, publishProduct, type Publishers } from './support/publishers.ts'
import type { Result } from './support/results.ts'

const publications = 100
const dishes = 2000
const longestHold = 50

/**
 * A chain that publishes while its guests order: a hundred versions with another price of one dish beside complete orders of sixteen guests, then one of 2,000 dishes from
 * CSV. A call that needs no database is made all the time, one after the other: as long as it takes is how long the process holds a guest.
 */
export function benchPublish(): Promise<Result[]> {
  return withScene(1, async (scene) => {
    const people = await newPublishers(scene.gateway)
    const probe = await newGuest(scene.gateway.url)
    const rest = await holdsWhile(probe, scene, () => new Promise((resolve) => setTimeout(resolve, 5000)))
    const small = await publishAndOrder(scene, people)
    const csv = csvOf(dishes)
    const draft = await importProducts(people, csv)
    let millis = 0
    const holds = await holdsWhile(probe, scene, async () => void (millis = await publish(people, draft)))
    return [
      { what: `orders made and paid while ${publications} versions were published`, ours: small.orders.toLocaleString('en') },
      { what: 'orders refused or lost', ours: String(small.failed), aim: 'none', met: small.failed === 0 },
      {
        what: 'a version with one other price, from its beginning (four calls) until it is live, median',
        ours: `${median(small.times).toFixed(0)} ms`,
      },
      {
        what: `a version of ${dishes.toLocaleString('en')} more dishes, from its approval until it is live`,
        ours: `${(millis / 1000).toFixed(1)} s`,
        aim: 'less than 10 s',
        met: millis < 10_000,
      },
      {
        what: 'the longest that a call was held meanwhile, beside the longest in 5 s at rest',
        ours: `${Math.max(...holds).toFixed(0)} ms`,
        peer: `${Math.max(...rest).toFixed(0)} ms`,
        aim: `at most ${longestHold} ms`,
        met: Math.max(...holds) <= longestHold,
      },
    ]
  })
}

async function publishAndOrder(scene: Scene, people: Publishers): Promise<{ orders: number; failed: number; times: number[] }> {
  const times: number[] = []
  const made = { orders: 0, failed: 0 }
  let isOver = false
  const ordering = orderUntil(() => isOver, scene, made)
  for (let at = 0; at < publications; at++) {
    const begun = performance.now()
    await publishProduct(people, 'tiramisu', (dish) => ({
      ...dish,
      price: { ...(dish.price as object), [brandIds.hongKong]: 4000 + at * 10 },
    }))
    times.push(performance.now() - begun)
  }
  isOver = true
  await ordering
  return { ...made, times }
}

async function orderUntil(isOver: () => boolean, scene: Scene, made: { orders: number; failed: number }): Promise<void> {
  while (!isOver()) {
    const ready = await ordersReady(scene, 64)
    const outcomes = await Promise.allSettled(ready.map((each) => orderOnce(each, scene)))
    made.orders += outcomes.filter(({ status }) => status === 'fulfilled').length
    made.failed += outcomes.filter(({ status }) => status === 'rejected').length
    await clearKitchens(scene.gateway)
  }
}

/** The milliseconds of calls that were made one after the other while something was done. */
async function holdsWhile(guest: Guest, { gateway: { url } }: Scene, work: () => Promise<unknown>): Promise<number[]> {
  const holds: number[] = []
  let isOver = false
  const worked = work().finally(() => (isOver = true))
  while (!isOver) {
    const begun = performance.now()
    await call(url, getH5Setting, { input: {}, guest })
    holds.push(performance.now() - begun)
  }
  await worked
  return holds
}

/** A table of so many new dishes. */
function csvOf(count: number): string {
  const header =
    'pid,type,category,name.tc,name.en,description.tc,description.en,picture,price.31,price.42,boxes,makeMinutes,contains,mayContain'
  const category = categories.at(-1)?.categoryId ?? ''
  const rows = Array.from(
    { length: count },
    (_, at) => `dish-${at},1,${category},菜式${at},Dish ${at},好味,Tasty,margherita,88.00,90.00,1,5,gluten; milk,`,
  )
  return [header, ...rows].join('\n')
}
