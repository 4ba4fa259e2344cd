import { printFELogger, type Sent } from '@harbour/protocol'
import { post } from './transport.ts'

type Level = Sent<typeof printFELogger>['logLevel']

/** Visits of search engines and the like, which trip over much that is no guest's trouble. */
const robots = /bot\b|bot[/;]|crawl|spider|slurp|lighthouse|facebookexternalhit|mediapartners|bingpreview/i

/** Tells whether what happens here is worth a line: neither what breaks while it is being written, nor what a search engine sees (spec 7.27). */
export const isLogged = ({ development, agent }: { development: boolean; agent: string }) => !development && !robots.test(agent)

/** Leaves a line in the gateway's log; one that is lost is lost, and the guest never hears of it (spec 7.4, 7.27). Nothing personal belongs in it. */
export function logLine(logLevel: Level, content: string) {
  if (!isLogged({ development: import.meta.env.DEV, agent: navigator.userAgent })) return
  void post(printFELogger, { logLevel, content: content.slice(0, 1000) }, { background: true }).catch(() => undefined)
}
