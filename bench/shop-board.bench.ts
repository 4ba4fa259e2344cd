import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { postOrder, shiftPeopleGet, shiftSignIn, tabletDemoPair, updateOrderStatus } from '@harbour/protocol'
import { brandIds, orderStatuses } from '@harbour/rules'
import { openTab, startBrowser, type Tab } from './support/browser.ts'
import { call, newGuest, orderOf } from './support/guest.ts'
import { whileThe } from './support/longest-task.ts'
import { pause, scroll, until } from './support/on-page.ts'
import type { Result } from './support/results.ts'
import { startGateway, type Running } from './support/running.ts'

const orders = 300
const slowdown = 4
const aim = 50
/** The refreshes between two looks at the memory: as many as the polls of half an hour. */
const refreshes = 100
const mostGrowth = 1.1

/** The board of a shop with 300 open orders, on a tablet four times slower than this machine: its longest frame, and whether its memory grows. */
export async function benchShopBoard(): Promise<Result[]> {
  const gateway = await startGateway()
  const browser = await startBrowser()
  try {
    const keys = await signedInTablet(gateway)
    await openOrders(gateway, keys.tablet.storeId)
    const tab = await openTab(browser)
    await openBoard(tab, gateway.url, keys)
    const still = await whileThe(tab, async () => void (await pause(6000)))
    const scrolling = await whileThe(tab, () => scroll(tab, 10, 500))
    const refreshing = await whileThe(tab, () => refresh(tab, 3))
    const [before, after] = [await heap(tab), await refresh(tab, refreshes).then(() => heap(tab))]
    tab.close()
    return [
      frame('while its timers run', still),
      frame('scrolling a column', scrolling),
      frame('while all orders are read anew', refreshing),
      {
        what: `memory after ${refreshes} readings of all orders, beside before`,
        ours: `${after.toFixed(1)} MB`,
        peer: `${before.toFixed(1)} MB`,
        ratio: after / before,
        aim: `at most ${mostGrowth} times`,
        met: after / before <= mostGrowth,
      },
    ]
  } finally {
    browser.kill()
    await gateway.stop()
  }
}

const frame = (what: string, worst: number): Result => ({
  what: `${orders} open orders, ${what}: worst frame`,
  ours: `${worst.toFixed(0)} ms`,
  aim: `under ${aim} ms`,
  met: worst < aim,
})

/** A browser that is the demo's tablet, and its manager signed in. */
async function signedInTablet({ url, dataDir }: Running) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: new URL(url).port }
  const links = (await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../apps/gateway/first-links.ts')], { env })).stdout
  const token = /#demo=(\S+)/.exec(links)?.[1] ?? ''
  const pin = /PIN (\d+) \(manager\)/.exec(links)?.[1] ?? ''
  const device = { key: '', deviceId: randomUUID() }
  const tablet = await call(url, tabletDemoPair, { input: { token, name: 'Bench' }, guest: device })
  const paired = { ...device, key: tablet.key }
  const { people } = await call(url, shiftPeopleGet, { input: { storeId: tablet.storeId }, guest: paired })
  const staffId = people.find(({ name }) => name === 'Demo manager')?.staffId ?? ''
  const session = await call(url, shiftSignIn, { input: { storeId: tablet.storeId, staffId, pin }, guest: paired })
  const shift = { key: session.key, endsAt: session.endsAt, staffId, name: session.staff.name, rights: session.rights }
  return { deviceId: device.deviceId, brand: brandIds.hongKong, tablet, shift }
}

/** So many orders that the kitchen makes. */
async function openOrders({ url, dataDir }: Running, storeId: string): Promise<void> {
  const keys = JSON.parse(readFileSync(join(dataDir, 'shop-keys.json'), 'utf8')) as Record<string, string> // the gateway's own file
  const till = { key: keys[storeId] ?? '', deviceId: randomUUID() }
  const order = orderOf(storeId)
  for (let placed = 0; placed < orders; placed++) {
    const { orderId } = await call(url, postOrder, { input: { ...order, clientOrderId: randomUUID() }, guest: await newGuest(url) })
    for (const status of [orderStatuses.accepted, orderStatuses.preparing])
      await call(url, updateOrderStatus, { input: { storeId, orderId, status }, guest: till })
  }
}

async function openBoard(tab: Tab, url: string, keys: object): Promise<void> {
  await tab.ask('Page.enable')
  await tab.ask('Emulation.setDeviceMetricsOverride', { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false })
  await tab.ask('Page.navigate', { url: `${url}/healthz` })
  await pause(1000)
  const kept = { 'console.keys': keys, 'console.locale': { locale: 'en' } }
  await tab.evaluate(
    `for (const [key, state] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(key, JSON.stringify({ state, version: 0 }))`,
  )
  await tab.ask('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await tab.ask('Page.navigate', { url: `${url}/console/shop` })
  await until(tab, `document.querySelectorAll('article').length > 8`)
  await pause(5000)
}

/** Has all orders read again, as after each word of the stream. */
async function refresh(tab: Tab, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await tab.evaluate(`dispatchEvent(new Event('focus')), document.dispatchEvent(new Event('visibilitychange'))`)
    await pause(400)
  }
}

/** The memory that the page still uses once what it has let go is swept away, in MB. */
async function heap(tab: Tab): Promise<number> {
  await tab.ask('HeapProfiler.collectGarbage')
  return (await tab.evaluate<number>('performance.memory.usedJSHeapSize')) / 1_000_000
}
