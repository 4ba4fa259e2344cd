import { join } from 'node:path'
import { startBrowser } from './support/browser.ts'
import { installedLighthouse, type Lighthouse, type Method, type Report } from './support/lighthouse.ts'
import { median } from './support/median.ts'
import { freePort, startGateway, startNode } from './support/running.ts'
import type { Result } from './support/results.ts'

const methods: Record<Method, string> = { simulate: 'simulated', devtools: 'applied' }

type Load = { score: number; paint: number; blocking: number; shift: number }

/** Odd, so that there is a median. */
export const lighthouseRuns = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
const pages = [
  { name: '/home', floor: '/home' },
  { name: '/orderFood/2', floor: '/menu' },
  { name: '/foodDetail/31-double-pepperoni', floor: '/dish' },
  { name: '/place/1', floor: '/place' },
]
const aims = { score: 98, paintRatio: 1.15, moreBlocking: 100, shift: 0.02 }

/** The first screens on Lighthouse's phone, beside the same screens as static pages; runs alternate, medians are told. */
export async function benchLighthouse(): Promise<Result[]> {
  const lighthouse = await installedLighthouse()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const [gateway, floor] = [
    await startGateway(),
    await startNode(join(import.meta.dirname, 'static-page/server.ts'), { url, ready: '/home', env: { PORT: String(port) } }),
  ]
  try {
    const results: Result[] = []
    for (const method of Object.keys(methods) as Method[]) {
      for (const page of pages) {
        const where = `${page.name}, ${methods[method]}`
        console.log(`  ${where}`)
        const [ours, theirs] = await alternate({
          ours: gateway.url + page.name,
          theirs: floor.url + page.floor,
          judge: judgeWith(lighthouse, method),
        })
        results.push(...compare(where, ours, theirs))
      }
    }
    return results
  } finally {
    await floor.stop()
    await gateway.stop()
  }
}

/** Both pages in turn, so that whatever else the machine does meets both; the first of each only warms up. */
async function alternate({ ours, theirs, judge }: { ours: string; theirs: string; judge: Judge }): Promise<[Load, Load]> {
  const [mine, floor]: [Load[], Load[]] = [[], []]
  for (let run = 0; run <= lighthouseRuns; run++) {
    const pair = [await loadOnce(ours, judge), await loadOnce(theirs, judge)] as const
    if (run === 0) continue
    mine.push(pair[0])
    floor.push(pair[1])
  }
  return [medians(mine), medians(floor)]
}

/** Now and then the browser's trace lacks its beginning: then the page is loaded again. */
async function loadOnce(url: string, judge: Judge): Promise<Load> {
  for (let tries = 0; tries < 3; tries++) {
    const { audits, categories, runtimeError } = await judge(url)
    const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    const load = {
      score: (categories.performance?.score ?? 0) * 100,
      paint: figure('largest-contentful-paint'),
      blocking: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
    }
    if (!runtimeError && !Number.isNaN(load.paint)) return load
  }
  throw new Error(`Lighthouse could not load ${url}`)
}

type Judge = (url: string) => Promise<Report>

function judgeWith(lighthouse: Lighthouse, throttlingMethod: Method): Judge {
  return async (url) => {
    const browser = await startBrowser()
    try {
      const ran = await lighthouse(url, { port: browser.port, onlyCategories: ['performance'], throttlingMethod, logLevel: 'silent' })
      if (!ran) throw new Error('Lighthouse ran without a result')
      return ran.lhr
    } finally {
      browser.kill()
    }
  }
}

function medians(loads: Load[]): Load {
  const of = (figure: keyof Load) => median(loads.map((load) => load[figure]))
  return { score: of('score'), paint: of('paint'), blocking: of('blocking'), shift: of('shift') }
}

function compare(where: string, ours: Load, floor: Load): Result[] {
  const ms = (value: number) => `${Math.round(value)} ms`
  const [score, ratio] = [Math.round(ours.score), ours.paint / floor.paint]
  return [
    {
      what: `${where}: performance`,
      ours: `${score}`,
      peer: `${Math.round(floor.score)}`,
      aim: `at least ${aims.score}`,
      met: score >= aims.score,
    },
    {
      what: `${where}: largest paint`,
      ours: ms(ours.paint),
      peer: ms(floor.paint),
      ratio,
      aim: `at most ${aims.paintRatio} times`,
      met: ratio <= aims.paintRatio,
    },
    {
      what: `${where}: blocking time`,
      ours: ms(ours.blocking),
      peer: ms(floor.blocking),
      aim: `at most ${aims.moreBlocking} ms more`,
      met: ours.blocking <= floor.blocking + aims.moreBlocking,
    },
    {
      what: `${where}: layout shift`,
      ours: ours.shift.toFixed(3),
      peer: floor.shift.toFixed(3),
      aim: `under ${aims.shift}`,
      met: ours.shift < aims.shift,
    },
  ]
}
