import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:tls'
import { once } from 'node:events'
import { join } from 'node:path'
import { names, type Harbour } from './harbour.ts'
import { lastWords, type Finding, type Judged } from './judged.ts'
import { sh } from '../drill/processes.mjs'
import { runTool } from './tool.ts'

/** A line of testssl.sh's report: `severity` is OK or INFO where nothing is wrong. */
export type TlsLine = { id: string; ip: string; port: string; severity: string; finding: string }

/** The lines that have to be there, or the scan has not asked for what matters. */
const askedOfEach = ['SSLv2', 'SSLv3', 'TLS1', 'TLS1_1', 'TLS1_2', 'TLS1_3', 'HSTS_time']
const askedOfAll = ['cipherlist_NULL', 'cipherlist_LOW', 'cipherlist_3DES_IDEA', 'heartbleed', 'ROBOT']
/** The staff's name comes by the same program and settings as the guests': of it what may differ is asked. */
const scans = [
  { name: names.order, only: [], asked: [...askedOfEach, ...askedOfAll] },
  { name: names.console, only: ['--protocols', '--headers'], asked: askedOfEach },
]

/** Has the front's two names judged by testssl.sh, and a server that speaks TLS 1.0 to see whether it is seen. */
export async function judgeTls({ authority }: Harbour, folder: string): Promise<Judged> {
  writeFileSync(join(folder, 'authority.pem'), authority)
  const findings: Finding[] = []
  const doubts: string[] = []
  for (const { name, only, asked } of scans) {
    const { lines, output } = await scan(`https://${name}/`, folder, { seconds: 900, only })
    findings.push(...tlsFindings(lines, name))
    const without = asked.filter((id) => !lines.some((line) => line.id === id))
    if (without.length > 0) doubts.push(`nothing is said of ${without.join(', ')} at ${name}: ${lastWords(output)}`)
  }
  doubts.push(...(await seesOldTls(folder)))
  return { judge: 'testssl.sh', looked: 'TLS of the front', findings, doubts }
}

/** The lines that testssl.sh calls worse than good, and protocols that are not there. */
export function tlsFindings(lines: readonly TlsLine[], name: string): Finding[] {
  return lines
    .filter(({ severity }) => !['OK', 'INFO', 'DEBUG'].includes(severity))
    .map(({ id, severity, finding }) => ({ rule: id, where: name, says: `${severity}: ${finding}` }))
}

async function scan(url: string, folder: string, { seconds, only = [] }: { seconds: number; only?: string[] }) {
  const file = join(folder, `testssl-${new URL(url).host.replaceAll(/\W/g, '-')}.json`)
  const quiet = ['--quiet', '--warnings', 'off', '--color', '0', '--nodns', 'none', '--ip', '127.0.0.1']
  const known = ['--add-ca', join(folder, 'authority.pem'), '--jsonfile', file]
  const { output } = await runTool(['testssl', ...quiet, ...known, ...only, url], { folder, seconds })
  return { lines: readLines(file), output }
}

/** A scan that was cut off leaves half a file: nothing is believed of it. */
function readLines(file: string): TlsLine[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TlsLine[] // its own words
  } catch {
    return []
  }
}

async function seesOldTls(folder: string): Promise<string[]> {
  const [key, cert] = [join(folder, 'old.key'), join(folder, 'old.pem')]
  sh('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=old', '-keyout', key, '-out', cert])
  const old = createServer(
    { key: readFileSync(key), cert: readFileSync(cert), minVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' },
    (socket) => socket.on('error', () => {}).end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n'),
  )
  old.on('tlsClientError', () => {})
  await once(old.listen(8443, '127.0.0.1'), 'listening')
  const { lines, output } = await scan('https://localhost:8443/', folder, { seconds: 300, only: ['--protocols'] })
  old.close()
  const seen = tlsFindings(lines, 'old').some(({ rule }) => rule === 'TLS1')
  return seen ? [] : [`it does not see that a server speaks TLS 1.0: ${lastWords(output)}`]
}
