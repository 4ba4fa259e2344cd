import { fillBoard, moveOn, openShop, placeOrder, type BoardShop } from './board/board-shop.ts'
import { openBoard, refresh, visitOrder } from './board/board-page.ts'
import { memoryOf, playDay, withPlayedClock, type Memory } from './board/day.ts'
import { orderStatuses } from '@harbour/rules'
import { openTab, startBrowser, type Tab } from './support/browser.ts'
import { whileThe } from './support/longest-task.ts'
import { median } from './support/median.ts'
import { pause, scroll } from './support/on-page.ts'
import type { Result } from './support/results.ts'
import { startGateway } from './support/running.ts'

const orders = 300
const slowdown = 4
const aim = 50
/** The middle of each column that has orders, in pixels from the left. */
const columns = [480, 800, 1100]
const rounds = 3
export const dayHours = Number(process.env.DAY_HOURS ?? 12)
const day = { hours: dayHours, minutesAnOrder: 2 }
const mostGrowth = 1.1

/** The board of a shop with 300 open orders: its longest frame on a tablet four times slower than this machine, and its memory over a day. */
export async function benchShopBoard(): Promise<Result[]> {
  const gateway = await startGateway()
  try {
    const shop = await openShop(gateway)
    await fillBoard(shop, orders)
    const found: number[][] = []
    for (let round = 0; round < rounds; round++) {
      found.push(await inTab((tab) => frames(tab, shop)))
      console.log(
        `  frames of round ${round + 1}: ${found
          .at(-1)
          ?.map((ms) => ms.toFixed(0))
          .join(' ')}`,
      )
    }
    return [
      ...situations.map((what, at) => frame(what, Math.min(...found.map((each) => each[at] ?? Infinity)))),
      ...(await inTab((tab) => memory(tab, shop))),
    ]
  } finally {
    await gateway.stop()
  }
}

async function inTab<Found>(work: (tab: Tab) => Promise<Found>): Promise<Found> {
  const browser = await startBrowser()
  try {
    const tab = await openTab(browser)
    const found = await work(tab)
    tab.close()
    return found
  } finally {
    browser.kill()
  }
}

const situations = [
  'while its timers run and tickets are printed',
  'scrolling its columns',
  'while all orders are read anew',
  'while orders come, ring and are taken',
  'opening an order and coming back',
]

/** The longest frame of each situation, from the first minute on, in which it prints a ticket for each order that was accepted meanwhile. */
async function frames(tab: Tab, shop: BoardShop): Promise<number[]> {
  await openBoard(tab, shop)
  await tab.ask('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return [
    await whileThe(tab, async () => void (await pause(10_000))),
    await whileThe(tab, () => scrollAll(tab)),
    await whileThe(tab, () => refresh(tab, 5)),
    await whileThe(tab, () => comeAndGo(shop)),
    await whileThe(tab, () => visitOrder(tab)),
  ]
}

const frame = (what: string, worst: number): Result => ({
  what: `${orders} open orders, ${what}: worst frame`,
  ours: `${worst.toFixed(0)} ms`,
  aim: `under ${aim} ms`,
  met: worst < aim,
})

async function scrollAll(tab: Tab): Promise<void> {
  for (const x of columns) await scroll(tab, 5, x)
}

async function comeAndGo(shop: BoardShop): Promise<void> {
  for (let place = 0; place < 3; place++) {
    const orderId = await placeOrder(shop, place)
    await pause(1500)
    for (const status of [orderStatuses.accepted, orderStatuses.preparing, orderStatuses.readyForGuest, orderStatuses.completed]) {
      await moveOn(shop, orderId, [status])
      await pause(500)
    }
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
