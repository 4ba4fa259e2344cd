import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTab, type startBrowser } from './browser.ts'
import type { Result } from './results.ts'

type Browser = Awaited<ReturnType<typeof startBrowser>>

const kilo = 1000
const most = { kept: 400 * kilo, worker: 6 * kilo, again: 25 * kilo }

/** What a phone fetches so as to need no network later, and what it fetches when its guest comes again to a page whose app it keeps. */
export async function offlineResults(browser: Browser, { url, dist }: { url: string; dist: string }): Promise<Result[]> {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  const files = [...new Set(worker.match(/\/assets\/[\w.-]+/g))]
  const kept = files.reduce((sum, file) => sum + packed(dist, file), 0)
  return [
    result('the worker', packed(dist, '/sw.js'), most.worker),
    result(`what it keeps, ${files.length} files, after the first load`, kept, most.kept),
    result('/home, again: all that is fetched', await fetchedAgain(browser, url), most.again),
  ]
}

function packed(dist: string, file: string): number {
  const ending = /\.(js|css)$/.test(file) ? '.gz' : ''
  return readFileSync(join(dist, `${file}${ending}`)).length
}

/** A guest comes for the first time, stays until the phone keeps the app, and comes again. */
async function fetchedAgain(browser: Browser, url: string): Promise<number> {
  const tab = await openTab(browser)
  await tab.ask('Page.navigate', { url })
  for (let tries = 0; tries < 120; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    if (await tab.evaluate<boolean>(`navigator.serviceWorker?.controller != null`)) break
  }
  await tab.ask('Page.navigate', { url })
  await new Promise((resolve) => setTimeout(resolve, 8000))
  const bytes = await tab.evaluate<number>(
    `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce((sum, { transferSize }) => sum + transferSize, 0)`,
  )
  tab.close()
  return bytes
}

function result(what: string, bytes: number, aim: number): Result {
  return { what, ours: `${(bytes / kilo).toFixed(1)} kB`, aim: `at most ${aim / kilo} kB`, met: bytes <= aim }
}
