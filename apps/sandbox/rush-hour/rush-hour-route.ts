import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { parse } from '../parse.ts'
import type { HttpAnswer } from '../plain-server.ts'
import { rushHourPage } from './rush-hour-page.ts'
import { Rush, type RushHour } from './rush-hour.ts'

/**
 * The answers of the rush hour: `GET /rush-hour` is its page, `POST /rush-hour` begins one, by the page's form or by JSON (`{storeId, orders, seconds}`), and
 * `GET /rush-hours` gives the last ones as JSON, the newest first. Undefined for other paths.
 */
export async function answerRushHour(request: IncomingMessage, path: string, rushHour: RushHour): Promise<HttpAnswer | undefined> {
  if (path === '/rush-hours' && request.method === 'GET') return json(200, rushHour.latest())
  if (path !== '/rush-hour') return undefined
  if (request.method === 'GET') return page(200, rushHour)
  if (request.method !== 'POST') return { status: 405, body: 'GET or POST' }
  if (!isOwnPage(request)) return { status: 403, body: 'not from another page' }
  const asForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  const body = await text(request)
  const read = v.safeParse(Rush, asForm ? Object.fromEntries(new URLSearchParams(body)) : parse(body))
  if (!read.success) return { status: 400, body: '1 to 300 orders over 0 to 600 seconds' }
  const begun = rushHour.begin(read.output)
  if (!begun) return { status: 409, body: 'one is under way' }
  return asForm ? page(202, rushHour) : json(202, begun)
}

/** A page of somebody else's must not order in a guest's browser; what is no browser says no origin. */
function isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || origin === `http://${host}`
}

const json = (status: number, body: unknown): HttpAnswer => ({ status, type: 'application/json', body: JSON.stringify(body) })
const page = (status: number, rushHour: RushHour): HttpAnswer => ({ status, type: 'text/html', body: rushHourPage(rushHour.latest()) })
