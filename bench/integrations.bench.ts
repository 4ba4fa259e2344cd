import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Result } from './support/results.ts'
import { freePort, startGateway, startNode, type Running } from './support/running.ts'
import { openLink, type SlowLink } from './support/slow-link.ts'
import { visitTwice, type Visits } from './support/two-visits.ts'
import { compareVisits } from './support/visits-compared.ts'

/** Odd, so that there is a median. */
const runs = 5

type MeasuredHome = { home: string; link: SlowLink; visits: Visits[]; stop: () => Promise<void> }

/** Home with all services of others beside home with none, opened for the first time and again; the two take turns at being first. */
export async function benchIntegrations(): Promise<Result[]> {
  const [on, off] = [await homeWithAll(), await homeWithNone()]
  try {
    for (let run = 0; run <= runs; run++) {
      console.log(run === 0 ? '  warming up' : `  run ${run} of ${runs}`)
      for (const one of run % 2 === 0 ? [on, off] : [off, on]) {
        const visits = await visitTwice(one.home, one.link)
        if (run > 0) one.visits.push(visits)
      }
    }
    return compareVisits({ on: on.visits, off: off.visits })
  } finally {
    await on.stop()
    await off.stop()
  }
}

async function homeWithNone(): Promise<MeasuredHome> {
  const gateway = await startGateway()
  const link = openLink()
  return { home: `${await link.to(gateway.url)}/home`, link, visits: [], stop: () => stopAll(link, [gateway]) }
}

/** The sandbox plays analytics, the tag manager and the reports of faults; nobody answers at the others, which home has no cause to ask. */
async function homeWithAll(): Promise<MeasuredHome> {
  const link = openLink()
  const port = await freePort()
  const collector = `http://127.0.0.1:${port}`
  const nobody = 'https://127.0.0.1:1'
  const gateway = await startGateway({
    GA_KEY: 'G-BENCH1',
    GA_KEY2: 'GTM-BENCH2',
    GA_URL: await link.to(collector),
    SENTRY_DSN: `http://key@127.0.0.1:${port}/1`,
    BRAZE_KEY: 'bench',
    BRAZE_ENDPOINT: nobody,
    BRAZE_SDK_URL: `${nobody}/braze.no-module.min.js`,
    PUSH_PRIVATE_KEY: randomBytes(32).toString('base64url'),
    PUSH_ORIGINS: nobody,
    IP_REGION: 'HK',
    MAP_TILES_URL: `${nobody}/{z}/{x}/{y}.png`,
    MAP_TILES_ATTRIBUTION: 'Nobody',
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_HOOK_SECRET: 'whsec_bench',
    STRIPE_API_URL: nobody,
  })
  const env = { GATEWAY_URL: gateway.url, DATA_DIR: gateway.dataDir, COLLECTOR_PORT: String(port), LOG_LEVEL: 'error' }
  const sandbox = await startNode(join(import.meta.dirname, '../apps/sandbox/main.ts'), { url: collector, ready: '/seen', env })
  return { home: `${await link.to(gateway.url)}/home`, link, visits: [], stop: () => stopAll(link, [sandbox, gateway]) }
}

async function stopAll(link: SlowLink, running: readonly Running[]): Promise<void> {
  link.stop()
  for (const each of running) await each.stop()
}
