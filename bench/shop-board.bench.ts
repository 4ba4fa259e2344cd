import { fillBoard, moveOn, openShop, placeOrder, type BoardShop } from './board/board-shop.ts'
import { openBoard, refresh, visitOrder } from './board/board-page.ts'
import { orderStatuses } from '@harbour/rules'
import { inTab, type Tab } from './support/browser.ts'
import { whileThe } from './support/longest-task.ts'
import { pause, scroll } from './support/on-page.ts'
import type { Result } from './support/results.ts'
import { startGateway } from './support/running.ts'

const orders = 300
const slowdown = 4
const aim = 50
/** The middle of each column that has orders, in pixels from the left. */
const columns = [480, 800, 1100]
const rounds = 5

/** The board of a shop with 300 open orders: its longest frames on a tablet four times slower than this machine. */
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
    return situations.map((what, at) => frame(what, Math.min(...found.map((each) => each[at] ?? Infinity))))
  } finally {
    await gateway.stop()
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
