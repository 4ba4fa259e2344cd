import type { Answered, Harbour } from './harbour.ts'
import type { Finding, Judged } from './judged.ts'
import { places, type Kind, type Place } from './places.ts'

/** The least time for which a browser is to come by TLS alone: a year, in seconds. */
const leastAge = 31_536_000

/** Reads the headers of each place as they come through the front. */
export async function judgeHeaders({ ask }: Pick<Harbour, 'ask'>): Promise<Judged> {
  const findings: Finding[] = []
  for (const place of places) findings.push(...headerFaults(place, await ask(place.url, place)))
  return { judge: 'headers', looked: `${places.length} answers of pages, calls, documents and consoles`, findings, doubts: [] }
}

/** The faults of one answer, by what its kind owes a browser. */
export function headerFaults({ url, kind, method = 'GET' }: Place, answered: Answered): Finding[] {
  const text = (name: string) => String(answered.headers[name] ?? '')
  const says = (rule: string, what: string): Finding => ({ rule, where: `${method} ${new URL(url).pathname}`, says: what })
  const age = Number(/max-age=(\d+)/.exec(text('strict-transport-security'))?.[1] ?? 0)
  const policy = text('content-security-policy')
  return [
    ...(statusFits(kind, answered.status) ? [] : [says('status', `it is no ${kind}: ${answered.status}`)]),
    ...(age >= leastAge ? [] : [says('hsts', `browsers may come without TLS: ${text('strict-transport-security') || 'nothing is said'}`)]),
    ...(text('x-content-type-options') === 'nosniff' ? [] : [says('nosniff', 'a browser may guess another type')]),
    ...(text('referrer-policy') === '' ? [says('referrer', 'addresses go to other sites')] : []),
    ...(/frame-ancestors/.test(policy) ? [] : [says('frames', 'any site may frame it')]),
    ...(/default-src/.test(policy) ? [] : [says('policy', 'nothing says from where it may load')]),
    ...(/'unsafe-(inline|eval)'/.test(policy) ? [says('unsafe', policy)] : []),
    ...(/\d/.test(text('server') + text('x-powered-by')) || text('x-powered-by') !== '' ? [says('version', 'it tells its program')] : []),
    ...(kind === 'call' && text('cache-control') !== 'no-store' ? [says('cached', 'a call’s answer may be kept')] : []),
    ...(kind === 'page' && !/no-cache|no-store/.test(text('cache-control')) ? [says('cached', text('cache-control'))] : []),
    ...(answered.headers['set-cookie'] ?? []).flatMap(cookieFaults).map(([rule, what]) => says(rule, what)),
  ]
}

function statusFits(kind: Kind, status: number): boolean {
  if (kind === 'nothing') return status >= 400 && status < 500
  return kind === 'call' ? status < 500 : status === 200
}

function cookieFaults(cookie: string): [rule: string, says: string][] {
  const has = (flag: RegExp) => flag.test(cookie)
  return [
    ...(has(/; *secure/i) ? [] : [['cookie without TLS', cookie] as [string, string]]),
    ...(has(/; *samesite/i) ? [] : [['cookie from other sites', cookie] as [string, string]]),
    ...(has(/; *httponly/i) ? [] : [['script can read the cookie', cookie] as [string, string]]),
  ]
}
