import type { IncomingMessage, Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { plainServer, type HttpAnswer } from '../plain-server.ts'
import { collectorPage } from './collector-page.ts'
import type { Seen } from './seen.ts'
import { tagScript } from './tag-script.ts'

const most = 500

/**
 * Analytics, a tag manager and an error-reporting service in one, at their own paths: `/gtag/js`, `/gtm.js` and `/g/collect`, and
 * `/api/{project}/envelope/`. What they were told stands at `GET /seen` as JSON, the latest first, and at `GET /` for people. For this machine
 * only, and kept only as long as it runs.
 */
export function createCollector(): Server {
  const seen: Seen = { events: [], faults: [] }
  const broken = { status: 400, body: 'this cannot be read' }
  return plainServer((request) => answer(request, seen), { broken, headers: { 'access-control-allow-origin': '*' } })
}

const done: HttpAnswer = { status: 200, type: 'application/json', body: '{}' }

async function answer(request: IncomingMessage, seen: Seen): Promise<HttpAnswer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://collector')
  const at = new Date().toISOString()
  const project = /^\/api\/(\d+)\/envelope\/$/.exec(pathname)?.[1]
  if (request.method === 'POST' && project) {
    keep(seen.faults, { project, fault: faultIn(await text(request)), at })
    return done
  }
  if (request.method === 'POST' && pathname === '/g/collect') {
    const [key, name] = [searchParams.get('tid') ?? '', searchParams.get('en') ?? '']
    const params: unknown = JSON.parse(await text(request))
    keep(seen.events, { key, name, params, at })
    return done
  }
  if (request.method !== 'GET') return { status: 405, body: 'GET or POST' }
  if (pathname === '/gtag/js' || pathname === '/gtm.js') return { status: 200, type: 'text/javascript', body: tagScript }
  if (pathname === '/seen') return { ...done, body: JSON.stringify(seen) }
  if (pathname === '/') return { status: 200, type: 'text/html', body: collectorPage(seen) }
  return { status: 404, body: 'nothing here' }
}

/** The payload of an envelope's first item: three lines, the last of which it is. */
function faultIn(envelope: string): unknown {
  return JSON.parse(envelope.split('\n')[2] ?? '')
}

function keep<T>(list: T[], one: T): void {
  list.unshift(one)
  list.length = Math.min(list.length, most)
}
