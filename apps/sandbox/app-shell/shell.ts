import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { parse } from '../parse.ts'
import { plainServer, type HttpAnswer } from '../plain-server.ts'
import { logIn, Refused } from './member-login.ts'
import { shellPage } from './shell-page.ts'
import { brandIds } from '../brands.ts'

const Line = v.pipe(v.string(), v.maxLength(200))
const Knocking = v.object({
  phone: Line,
  password: Line,
  brand: v.picklist([brandIds.hongKong, brandIds.macau]),
  deviceId: v.pipe(v.string(), v.uuid()),
})

/** `paymentsUrl`: where the web app leads who pays, which an app's web view shows as it shows the web app. */
type ShellDeps = { gatewayUrl: string; base: string; outboxUrl: string; paymentsUrl: string }

const own = (name: string) => readFileSync(new URL(`browser/${name}`, import.meta.url))

/**
 * The chain's own app as a page: it shows the web app in a frame and plays the native side of the bridge, as a tester tells it to. For this
 * machine only.
 */
export function createShell(deps: ShellDeps): Server {
  const files = new Map([
    ['/shell.js', { type: 'text/javascript', body: own('shell.js') }],
    ['/shell.css', { type: 'text/css', body: own('shell.css') }],
  ])
  return plainServer(answer, { headers: headers(deps) })

  async function answer(request: IncomingMessage): Promise<HttpAnswer> {
    const url = new URL(request.url ?? '/', 'http://shell')
    if (request.method === 'POST' && url.pathname === '/login') return knock(request)
    if (request.method !== 'GET') return said(405, 'GET, or POST to /login')
    const file = files.get(url.pathname)
    if (file) return { status: 200, ...file }
    if (url.pathname !== '/') return said(404, 'nothing here')
    return { status: 200, type: 'text/html', body: shellPage(deps.gatewayUrl, url.searchParams) }
  }

  async function knock(request: IncomingMessage): Promise<HttpAnswer> {
    // Pages of other origins may not send this type unasked.
    if (request.headers['content-type'] !== 'application/json') return said(415, 'JSON')
    const read = v.safeParse(Knocking, parse(await text(request)))
    if (!read.success) return said(400, 'phone, password, brand and deviceId')
    try {
      return { status: 200, type: 'application/json', body: JSON.stringify(await logIn(read.output, deps)) }
    } catch (cause) {
      if (cause instanceof Refused) return said(403, cause.message)
      throw cause
    }
  }
}

const said = (status: number, body: string): HttpAnswer => ({ status, body })

const headers = ({ gatewayUrl, paymentsUrl }: ShellDeps) => ({
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; frame-src ${new URL(gatewayUrl).origin} ${new URL(paymentsUrl).origin}; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
})
