import { spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { startGateway, type Running } from '../../bench/support/running.ts'
import { deployed } from '../drill/deployed.mjs'
import { sh, until } from '../drill/processes.mjs'

/** The names under which guests and staff come; they are known in here alone. */
export const names = { order: 'order.harbour.test', console: 'console.harbour.test' }
export const origins = { order: `https://${names.order}`, console: `https://${names.console}` }

/** A Harbour behind its front: `ask` comes by the front, as browsers do, and believes its certificate alone. */
export type Harbour = {
  gateway: Running
  authority: string
  ask: (url: string, options?: AskOptions) => Promise<Answered>
  stop: () => Promise<void>
}
type AskOptions = { method?: string; headers?: Record<string, string> }
export type Answered = { status: number; headers: IncomingHttpHeaders; body: string }

/** Gives this namespace its loopback and its two names, and starts a gateway on the demo chain there behind the Caddy that is deployed. */
export async function startHarbour(folder: string): Promise<Harbour> {
  sh('ip', ['link', 'set', 'lo', 'up'])
  const hostsFile = join(folder, 'hosts')
  writeFileSync(hostsFile, `127.0.0.1 localhost ${names.order} ${names.console}\n`)
  sh('mount', ['--bind', hostsFile, '/etc/hosts'])
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir, { recursive: true })
  const gateway = await startGateway({ DATA_DIR: dataDir, ...settings })
  const authority = await startFront(folder, gateway)
  return { gateway, authority, ask: (url, options) => askOver({ url, authority, ...options }), stop: gateway.stop }
}

/** The settings of production, but for MODE itself: that refuses the demo chain. Stripe's keys are nobody's, and no service is reached from in here. */
const settings = {
  SEED: 'demo',
  BEHIND_TLS: 'on',
  TRUST_PROXY: '1',
  PUBLIC_ORIGINS: `${origins.order},${origins.console}`,
  APP_SHELL_ORIGINS: 'none',
  VOUCHER_VENDORS: 'none',
  METRICS_TOKEN: 'a-token-of-the-judges',
  STRIPE_SECRET_KEY: 'sk_test_judges',
  STRIPE_HOOK_SECRET: 'whsec_judges',
  LOG_LEVEL: 'fatal',
}

/** Caddy as it is deployed, with certificates of its own authority in place of a public one. Gives the authority's certificate. */
async function startFront(folder: string, { url }: Running): Promise<string> {
  const file = join(folder, 'Caddyfile')
  const changes: [RegExp, string][] = [
    [/\temail .*/, '\tadmin off\n\tlocal_certs\n\tskip_install_trust'],
    [/gateway-1:3000 gateway-2:3000/, new URL(url).host],
  ]
  writeFileSync(file, deployed('caddy/Caddyfile', changes))
  const log = openSync(join(folder, 'caddy.log'), 'w')
  const env = { ...process.env, ORDER_HOST: names.order, CONSOLE_HOST: names.console, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: ['ignore', log, log] })
  return until(
    'the front',
    async () => {
      const authority = readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8')
      for (const origin of Object.values(origins)) await askOver({ url: `${origin}/robots.txt`, authority })
      return authority
    },
    60,
  )
}

function askOver({ url, authority, method = 'GET', headers }: AskOptions & { url: string; authority: string }): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>()
  const asked = request(url, { method, ca: authority, timeout: 20_000, ...(headers && { headers }) }, (response) => {
    const pieces: Buffer[] = []
    response.on('data', (piece: Buffer) => pieces.push(piece))
    response.on('end', () => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces).toString('utf8') })
    })
    response.on('error', reject)
  })
  asked.on('error', reject)
  asked.on('timeout', () => asked.destroy(new Error(`${url} did not answer`)))
  asked.end()
  return promise
}
