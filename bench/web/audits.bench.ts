import { brandIds } from '@harbour/rules'
import { startBrowser } from '../support/browser.ts'
import { installedLighthouse, type Category, type Lighthouse, type Report } from '../support/lighthouse.ts'
import type { Result } from '../support/results.ts'
import { startGateway } from '../support/running.ts'

type Audited = Exclude<Category, 'performance'>
const categories: Record<Audited, string> = { accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' }

/** Ten addresses that search engines may show: each kind of screen of the guests that needs no login, and Macau's beside Hong Kong's. */
const routes = [
  '/home',
  `/home?brand=${brandIds.macau}&lang=en`,
  '/orderFood/2',
  '/orderFood/1?lang=en',
  '/foodDetail/31-double-pepperoni',
  '/selectShop?lang=en',
  '/shopDetail?storeId=3101',
  '/information?lang=en',
  '/service',
  '/privacy?lang=en',
]

/** Whatever Lighthouse can judge of ten screens beside their speed; what keeps one from 100 is named. */
export async function benchAudits(): Promise<Result[]> {
  const lighthouse = await installedLighthouse()
  const gateway = await startGateway()
  try {
    const results: Result[] = []
    for (const route of routes) {
      console.log(`  ${route}`)
      results.push(auditResult(route, await audited(gateway.url + route, lighthouse)))
    }
    return results
  } finally {
    await gateway.stop()
  }
}

async function audited(url: string, lighthouse: Lighthouse): Promise<Report> {
  const browser = await startBrowser()
  try {
    const onlyCategories = Object.keys(categories) as Audited[] // the keys of the table above
    const ran = await lighthouse(url, { port: browser.port, onlyCategories, throttlingMethod: 'simulate', logLevel: 'silent' })
    if (!ran || ran.lhr.runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${ran?.lhr.runtimeError?.message ?? 'no result'}`)
    return ran.lhr
  } finally {
    browser.kill()
  }
}

/** A row for a route: its scores, and beside them the audits that it fails. */
export function auditResult(route: string, report: Report): Result {
  const scores = Object.entries(categories).map(([category, name]) => {
    const judged = report.categories[category]
    const refs = judged?.auditRefs ?? []
    const failed = refs.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1).map(({ id }) => id)
    const points = Math.round((judged?.score ?? 0) * 100)
    return { points, words: `${name} ${points}${failed.length > 0 ? ` (${failed.join(', ')})` : ''}` }
  })
  return {
    what: route,
    ours: scores.map(({ words }) => words).join(', '),
    aim: '100 each',
    met: scores.every(({ points }) => points === 100),
  }
}
