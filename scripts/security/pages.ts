import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { origins } from './harbour.ts'
import { lastWords, type Finding, type Judged } from './judged.ts'
import { places } from './places.ts'
import { runTool } from './tool.ts'

/** Wapiti's modules but for those that ask its makers' servers (ssrf, wapp, nikto), guess passwords, or look for other programs. */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss,xxe'
const secondsEach = 600

type Flaw = { method: string; path: string; info: string; parameter: string }
/** A report of Wapiti's: each kind of flaw with those that there are. */
export type Report = { vulnerabilities: Record<string, Flaw[]>; anomalies: Record<string, Flaw[]> }

/** Has Wapiti walk and try the pages of guests, documents and consoles, and a page that echoes what it is sent to see whether that is seen. */
export async function judgePages(_harbour: unknown, folder: string): Promise<Judged> {
  const findings: Finding[] = []
  const doubts: string[] = []
  let walked = 0
  for (const origin of Object.values(origins)) {
    const starts = places.filter(({ url, kind, method }) => url.startsWith(origin) && kind !== 'nothing' && !method).map(({ url }) => url)
    const { report, output } = await walk(`${origin}/`, { folder, starts, only: modules })
    findings.push(...pageFindings(report))
    const seen = walkedIn(output)
    walked += seen.length
    const missed = starts.filter((start) => !seen.includes(start))
    if (missed.length > 0) doubts.push(`it did not come to ${missed.join(', ')}`)
    if (!report) doubts.push(`it was not through with ${origin}: ${lastWords(output)}`)
  }
  doubts.push(...(await seesEcho(folder)))
  return { judge: 'Wapiti', looked: `${walked} addresses of pages, documents and consoles`, findings, doubts }
}

/** The addresses that Wapiti says it has been to. */
export const walkedIn = (said: string): string[] => [...said.matchAll(/^\[\+\] GET (\S+) \(\d+\)$/gm)].map(([, url = '']) => url)

/** All flaws of a report, by their kind. */
export function pageFindings(report: Report | undefined): Finding[] {
  const kinds = [...Object.entries(report?.vulnerabilities ?? {}), ...Object.entries(report?.anomalies ?? {})]
  return kinds.flatMap(([rule, flaws]) =>
    flaws.map(({ method, path, info, parameter }) => ({
      rule,
      where: `${method} ${path}`,
      says: parameter ? `${info} (${parameter})` : info,
    })),
  )
}

async function walk(url: string, { folder, starts, only }: { folder: string; starts: readonly string[]; only: string }) {
  const file = join(folder, `wapiti-${new URL(url).host.replaceAll(/\W/g, '-')}.json`)
  const bounds = [
    '--scope',
    'domain',
    '-d',
    '3',
    '--max-links-per-page',
    '50',
    '--max-scan-time',
    '240',
    '--max-attack-time',
    '60',
    '-t',
    '20',
  ]
  const quiet = ['--verify-ssl', '0', '--flush-session', '--store-session', join(folder, 'wapiti'), '--no-bugreport', '-v', '1']
  const from = starts.flatMap((start) => ['-s', start])
  const command = ['wapiti', '-u', url, ...from, '-m', only, ...bounds, ...quiet, '-f', 'json', '-o', file]
  const { output, inTime } = await runTool(command, { folder, seconds: secondsEach, env: { HOME: folder } })
  const report = inTime && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined // its own words
  return { report, output }
}

async function seesEcho(folder: string): Promise<string[]> {
  const echo = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://echo').searchParams.get('name') ?? ''
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<a href="/?name=a">again</a><p>${name}</p>`)
  })
  await once(echo.listen(0, '127.0.0.1'), 'listening')
  const { port } = echo.address() as AddressInfo // it listens on TCP
  const url = `http://127.0.0.1:${port}/?name=a`
  const { report, output } = await walk(url, { folder, starts: [url], only: 'xss' })
  echo.closeAllConnections()
  echo.close()
  const seen = pageFindings(report).some(({ rule }) => /cross site scripting/i.test(rule))
  return seen ? [] : [`it does not see a page that echoes what it is sent: ${lastWords(output)}`]
}
