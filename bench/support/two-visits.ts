import { setTimeout as sleep } from 'node:timers/promises'
import { openTab, startBrowser, type Tab } from './browser.ts'
import type { Fetched, SlowLink } from './slow-link.ts'

/**
 * Milliseconds from when the page is asked for to its paints, and from the largest to the first question to another server, if any is asked; the
 * bytes of the page with its pictures and fonts, and all bytes.
 */
export type Visit = { first: number; largest: number; others: number | undefined; page: number; bytes: number; requests: number }
/** `kept`: what came after the first visit stood, for the next one. */
export type Visits = { first: Visit; again: Visit; kept: number }

type Browser = Awaited<ReturnType<typeof startBrowser>>
/** Milliseconds since 1970. */
type Paints = { asked: number; first: number; largest: number }

const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const cpuSlower = 4
const quietMs = 3000
const againMs = 15_000

/** A guest opens a page for the first time, stays until the phone keeps the app, closes it and opens it again, over a link of their own. */
export async function visitTwice(url: string, link: SlowLink): Promise<Visits> {
  const browser = await startBrowser()
  try {
    const { tab, begun, paints } = await open(browser, { url, link })
    const stood = link.fetched.length
    const first = visitOf(paints, link.fetched.slice(begun, stood))
    link.slow = false
    await untilKept(tab, link)
    link.slow = true
    const kept = bytesOf(link.fetched.slice(stood))
    void tab.ask('Page.close')
    const second = await open(browser, { url, link, most: againMs })
    return { first, kept, again: visitOf(second.paints, link.fetched.slice(second.begun)) }
  } finally {
    browser.kill()
  }
}

type Ways = { url: string; link: SlowLink; most?: number }

/** Opens a page and stays until three seconds have brought nothing more, or for so long. */
async function open(browser: Browser, { url, link, most = 0 }: Ways): Promise<{ tab: Tab; begun: number; paints: Paints }> {
  const tab = await openTab(browser)
  await tab.ask('Emulation.setDeviceMetricsOverride', phone)
  await tab.ask('Emulation.setCPUThrottlingRate', { rate: cpuSlower })
  const begun = link.fetched.length
  await tab.ask('Page.navigate', { url })
  await Promise.all([link.quiet(quietMs), sleep(most)])
  const paints = await tab.evaluate<Paints>(paintsOfPage)
  return { tab, begun, paints }
}

const paintsOfPage = `new Promise((resolve) => {
  const [page] = performance.getEntriesByType('navigation')
  const at = (since) => performance.timeOrigin + since
  new PerformanceObserver((list) => resolve({
    asked: at(page.workerStart || page.requestStart),
    first: at(performance.getEntriesByName('first-contentful-paint')[0].startTime),
    largest: at(list.getEntries().at(-1).startTime),
  })).observe({ type: 'largest-contentful-paint', buffered: true })
})`

async function untilKept(tab: Tab, link: SlowLink): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    if (await tab.evaluate<boolean>(`caches.match('/shell/whole').then((whole) => whole !== undefined)`)) return link.quiet(quietMs)
    await sleep(500)
  }
  throw new Error('the app is not kept after a minute')
}

/** The page is the first thing that is asked for. */
function visitOf({ asked, first, largest }: Paints, fetched: readonly Fetched[]): Visit {
  const inOrder = fetched.toSorted((a, b) => a.at - b.at)
  const other = inOrder.find(({ server }) => server !== inOrder[0]?.server)
  return {
    first: first - asked,
    largest: largest - asked,
    others: other && other.at - largest,
    page: bytesOf(inOrder.filter(({ path }, at) => at === 0 || /\.(webp|woff2)$/.test(path))),
    bytes: bytesOf(fetched),
    requests: fetched.length,
  }
}

const bytesOf = (fetched: readonly Fetched[]) => fetched.reduce((sum, { bytes }) => sum + bytes, 0)
