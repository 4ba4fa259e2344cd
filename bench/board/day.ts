import { orderStatuses } from '@harbour/rules'
import type { Tab } from '../support/browser.ts'
import { pause } from '../support/on-page.ts'
import { moveOn, placeOrder, type BoardShop } from './board-shop.ts'

/** The clocks of a page that a bench moves on: nothing happens at an interval but when a second is played. */
const playedClock = `(() => {
  const [realNow, realFetch, intervals] = [Date.now, window.fetch, new Map()]
  let [gone, count, calls] = [0, 0, 0]
  Date.now = () => realNow() + gone
  window.setInterval = (act, every = 0) => {
    intervals.set(++count, { act, every: Math.max(1000, every), due: gone + Math.max(1000, every) })
    return count
  }
  window.clearInterval = (id) => void intervals.delete(id)
  window.fetch = async (...asked) => {
    const counts = String(asked[0]).startsWith('/api/')
    if (counts) calls++
    try {
      return await realFetch(...asked)
    } finally {
      if (counts) calls--
    }
  }
  const { port1, port2 } = new MessageChannel()
  const turn = () => new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(null)
  })
  window.playSeconds = async (seconds) => {
    for (let second = 0; second < seconds; second++) {
      gone += 1000
      for (const each of intervals.values())
        if (each.due <= gone) {
          each.due += each.every
          each.act()
        }
      do await turn()
      while (calls > 0)
    }
  }
})()`

/** Has the clocks of the next page that is opened stand until seconds are played. */
export async function withPlayedClock(tab: Tab): Promise<void> {
  await tab.ask('Page.enable')
  await tab.ask('Page.addScriptToEvaluateOnNewDocument', { source: playedClock })
}

export type Day = { hours: number; minutesAnOrder: number }

/**
 * Plays a day of a tablet that is left open: each second of it ticks, each poll and report is made, and every few minutes an order rings, is accepted, made and
 * collected, each step of which the stream tells. Calls back after each hour.
 */
export async function playDay(
  tab: Tab,
  shop: BoardShop,
  { day, onHour }: { day: Day; onHour: (hour: number) => Promise<void> },
): Promise<void> {
  const { accepted, preparing, readyForGuest, completed } = orderStatuses
  for (let minute = 1; minute <= day.hours * 60; minute++) {
    const orderId = minute % day.minutesAnOrder === 0 ? await placeOrder(shop, minute) : undefined
    for (const steps of [[accepted], [preparing, readyForGuest], [completed]]) {
      await playSeconds(tab, 20)
      if (orderId !== undefined) await moveOn(shop, orderId, steps)
    }
    if (minute % 60 === 0) await onHour(minute / 60)
  }
}

/** Somebody touches it now and then: it does not lock. */
const playSeconds = (tab: Tab, seconds: number) => tab.evaluate(`dispatchEvent(new Event('pointerdown')), playSeconds(${seconds})`)

/** The memory of a page in MB, and how many nodes and listeners it has. */
export type Memory = { heap: number; nodes: number; listeners: number }

/** The memory that the page still uses once what it has let go is swept away. */
export async function memoryOf(tab: Tab): Promise<Memory> {
  await pause(1000)
  for (let time = 0; time < 3; time++) await tab.ask('HeapProfiler.collectGarbage')
  const { usedSize } = await tab.ask<{ usedSize: number }>('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await tab.ask<{ nodes: number; jsEventListeners: number }>('Memory.getDOMCounters')
  return { heap: usedSize / 1_000_000, nodes, listeners: jsEventListeners }
}
