import { fillBoard, openShop, type BoardShop } from './board/board-shop.ts'
import { openBoard } from './board/board-page.ts'
import { memoryOf, playDay, withPlayedClock, type Memory } from './board/day.ts'
import { inTab, type Tab } from './support/browser.ts'
import { median } from './support/median.ts'
import type { Result } from './support/results.ts'
import { startGateway } from './support/running.ts'

const orders = 300
export const dayHours = Number(process.env.DAY_HOURS ?? 12)
const day = { hours: dayHours, minutesAnOrder: 2 }
const mostGrowth = 1.1

/** The memory of a tablet with 300 open orders over a day on which nobody closes it. */
export async function benchShopDay(): Promise<Result[]> {
  const gateway = await startGateway()
  try {
    const shop = await openShop(gateway)
    await fillBoard(shop, orders)
    return await inTab((tab) => memory(tab, shop))
  } finally {
    await gateway.stop()
  }
}

/** The memory at each hour of a day: in its first third, at whose beginning it prints what it found, beside the last. */
async function memory(tab: Tab, shop: BoardShop): Promise<Result[]> {
  await withPlayedClock(tab)
  await openBoard(tab, shop)
  const hours: Memory[] = []
  const onHour = async () => {
    hours.push(await memoryOf(tab))
    console.log(`  hour ${hours.length}: ${hours.at(-1)?.heap.toFixed(1)} MB`)
  }
  await playDay(tab, shop, { day, onHour })
  const third = Math.ceil(hours.length / 3)
  const grown = (what: string, of: (at: Memory) => number): Result & { ratio: number } => {
    const [first, last] = [median(hours.slice(0, third).map(of)), median(hours.slice(-third).map(of))]
    return { what, ours: last.toFixed(1), peer: first.toFixed(1), ratio: last / first }
  }
  const heap = grown(`MB of memory in the last third of ${day.hours} hours beside the first, medians`, ({ heap }) => heap)
  return [
    { ...heap, aim: `at most ${mostGrowth} times`, met: heap.ratio <= mostGrowth },
    { what: 'the same at each hour', ours: hours.map(({ heap }) => heap.toFixed(1)).join(' ') },
    grown('nodes of the page, likewise', ({ nodes }) => nodes),
    grown('listeners of the page, likewise', ({ listeners }) => listeners),
    { what: 'orders that came and went meanwhile', ours: ((day.hours * 60) / day.minutesAnOrder).toLocaleString('en') },
  ]
}
