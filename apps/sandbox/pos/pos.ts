import type { IncomingMessage, Server } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { parse } from '../parse.ts'
import { plainServer, type HttpAnswer } from '../plain-server.ts'
import { posPage } from './pos-page.ts'
import { refused, type ApiAnswer, type ApiRequest } from './api-request.ts'
import { createSimphonyApi, type Check } from './simphony-api.ts'
import { createSimphonyAuth } from './simphony-auth.ts'

/**
 * Ways in which the POS fails: it makes a check or takes one back and never says so, it loses what it is asked, it is down, it refuses, has another total, or lets
 * nobody sign in, though it renews who is.
 */
const faults = ['none', 'silent', 'lost', 'down', 'refuses', 'other-total', 'no-sign-in'] as const
type Fault = (typeof faults)[number]

const most = 200
const Wanted = v.object({
  fault: v.optional(v.picklist(faults)),
  /** The minutes that its clock is to go forward. */
  later: v.optional(v.number()),
  /** Its tokens end now. */
  endTokens: v.optional(v.boolean()),
  /** The location whose till alone has the fault; all of them where it is empty. */
  location: v.optional(v.string()),
})

/**
 * A shop's POS that speaks as Oracle Simphony's Transaction Services Gen2 do, under `/api/v1`, with their login under `/oidc-provider`. `GET /` is a page of its
 * checks, `GET /checks` tells them as JSON, the newest first, and `PUT /world` says what goes wrong.
 */
export function createPos({ now }: { now: () => number }): Server {
  const checks: Check[] = []
  const world = { fault: 'none' as Fault, location: '', aheadMs: 0 }
  const auth = createSimphonyAuth()
  const more = () => (world.fault === 'other-total' ? 1 : 0)
  const api = createSimphonyApi({ checks, now: () => now() + world.aheadMs, more })
  const newest = () => checks.toReversed().slice(0, most)

  function answer(request: ApiRequest): ApiAnswer | 'cut' {
    const { headers, method } = request
    const isAway = (fault: Fault) => world.fault === fault && (!world.location || world.location === headers['simphony-locref'])
    if (request.path.startsWith('/oidc-provider/')) return auth.answer(request, { mayEnter: world.fault !== 'no-sign-in' })
    if (isAway('down')) return { status: 503 }
    if (isAway('lost') && method !== 'GET') return 'cut'
    if (!auth.knows(headers.authorization ?? '')) return refused(401, 'UNAUTHORIZED', 'Unauthorized')
    if (isAway('refuses') && method !== 'GET') return refused(400, 'EMPLOYEE_NOT_FOUND', 'The employee is not found')
    const said = api(request)
    return isAway('silent') && method !== 'GET' ? 'cut' : said
  }

  function change(given: unknown): number {
    const read = v.safeParse(Wanted, given)
    if (!read.success) return 400
    const { fault = world.fault, location = '', later = 0, endTokens } = read.output
    Object.assign(world, { fault, location, aheadMs: world.aheadMs + later * 60_000 })
    if (endTokens) auth.end()
    return 204
  }

  async function hear(request: IncomingMessage): Promise<HttpAnswer | 'cut'> {
    const [{ pathname: path, searchParams: query }, body, method] = [
      new URL(request.url ?? '/', 'http://pos'),
      await text(request),
      request.method ?? 'GET',
    ]
    if (method === 'GET' && path === '/') return { status: 200, body: posPage(newest()), type: 'text/html' }
    if (method === 'GET' && path === '/checks') return asJson({ status: 200, body: newest() })
    if (method === 'PUT' && path === '/world') return { status: change(parse(body)), body: '' }
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]))
    const said = answer({ method, path, query, headers, cookie: headers.cookie ?? '', body })
    return said === 'cut' ? 'cut' : asJson(said)
  }

  return plainServer(hear)
}

const asJson = ({ status, body, cookie }: ApiAnswer): HttpAnswer => ({
  status,
  body: body ? JSON.stringify(body) : '',
  type: 'application/json',
  cookie,
})
