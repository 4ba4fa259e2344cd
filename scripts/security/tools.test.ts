import { expect, test } from 'vitest'
import { injectable, triedAll } from './calls.ts'
import { judgeDependencies } from './dependencies.ts'
import { headerFaults } from './headers.ts'
import { pageFindings, walkedIn } from './pages.ts'
import { tlsFindings } from './tls.ts'

const entered = `sqlmap identified the following injection point(s) with a total of 43 HTTP(s) requests:
---
Parameter: text (POST)
    Type: boolean-based blind
---
[12:00:00] [INFO] the back-end DBMS is PostgreSQL`

test('a way in is read from what sqlmap says, and no end is taken for a good one', () => {
  expect(injectable(entered)).toBe('Parameter: text (POST) Type: boolean-based blind')
  expect([injectable('[CRITICAL] connection timed out'), triedAll('[CRITICAL] connection timed out')]).toEqual([undefined, false])
  expect(triedAll("[CRITICAL] all tested parameters do not appear to be injectable. Try to increase values for '--level'")).toBe(true)
})

test('a line of testssl.sh counts where it is worse than good', () => {
  const line = { ip: 'order/127.0.0.1', port: '443', finding: 'offered' }
  const lines = ['OK', 'INFO', 'LOW', 'HIGH', 'WARN'].map((severity) => ({ ...line, id: severity, severity }))
  expect(tlsFindings(lines, 'order').map(({ says }) => says)).toEqual(['LOW: offered', 'HIGH: offered', 'WARN: offered'])
})

test('vulnerabilities and anomalies of Wapiti’s count alike; a report that is not there has none', () => {
  const flaw = { method: 'GET', path: '/home', info: 'echoed', parameter: 'lang' }
  const report = {
    vulnerabilities: { 'Cross Site Scripting': [flaw], 'SQL Injection': [] },
    anomalies: { 'Internal Server Error': [flaw] },
  }
  expect(pageFindings(report).map(({ rule, says }) => `${rule}: ${says}`)).toEqual([
    'Cross Site Scripting: echoed (lang)',
    'Internal Server Error: echoed (lang)',
  ])
  expect(pageFindings(undefined)).toEqual([])
})

test('an address counts as walked once Wapiti says that it has been there', () => {
  expect(
    walkedIn('[+] GET https://order.example/home?lang=en (0)\n[!] Unable to import module\n[+] GET https://order.example/docs (1)'),
  ).toEqual(['https://order.example/home?lang=en', 'https://order.example/docs'])
})

const guarded = {
  'strict-transport-security': 'max-age=31536000',
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
}
const rulesOf = (headers: Record<string, string | string[]>, status = 200) =>
  headerFaults({ url: 'https://order.example/home', kind: 'page' }, { status, headers: { ...guarded, ...headers }, body: '' }).map(
    ({ rule }) => rule,
  )

test.each([
  [{}, []],
  [{ 'strict-transport-security': 'max-age=60' }, ['hsts']],
  [{ 'content-security-policy': `default-src 'self' 'unsafe-inline'` }, ['frames', 'unsafe']],
  [{ server: 'Caddy' }, []],
  [{ server: 'nginx/1.22' }, ['version']],
  [{ 'set-cookie': ['a=1; Secure; HttpOnly; SameSite=Lax'] }, []],
  [{ 'set-cookie': ['a=1'] }, ['cookie without TLS', 'cookie from other sites', 'script can read the cookie']],
])('a page with %j has the faults %j', (headers, rules) => {
  expect(rulesOf(headers)).toEqual(rules)
})

test('a page that is not there is no page', () => {
  expect(rulesOf({}, 404)).toEqual(['status'])
})

test('what npm finds counts; a registry that does not answer is said, without its address', () => {
  const advisory = { name: 'left', severity: 'high', via: [{ title: 'It leaks' }, 'right'] }
  const [audit, signatures] = judgeDependencies({
    audit: JSON.stringify({ vulnerabilities: { left: advisory } }),
    signatures: `warn\n${JSON.stringify({ invalid: [], missing: [{ name: 'left', version: '1.0.0' }] })}`,
  })
  expect(audit?.findings).toEqual([{ rule: 'left', where: 'package-lock.json', says: 'high: It leaks; right' }])
  expect(signatures?.findings.map(({ rule }) => rule)).toEqual(['left@1.0.0'])
  const silent = judgeDependencies({
    audit: `npm warn audit 405\n${JSON.stringify({ message: '405 Method Not Allowed - POST https://registry.example/audit' })}`,
    signatures: 'npm error code ENOTFOUND\nnpm error network request to https://keys.example failed',
  })
  expect(silent.map(({ missing }) => missing)).toEqual(['405 Method Not Allowed', 'ENOTFOUND'])
})
