import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { alsAnswer, alsNothing } from './als.ts'
import { googleAnswer, googleOverLimit } from './google.ts'
import { nominatimReverse, nominatimSearch } from './nominatim.ts'
import { hearOwnHosts } from '../own-host.ts'

/** The faults that a provider may have, until it is told otherwise. */
const faults = ['none', 'slow', 'broken', 'empty', 'garbled', 'limit'] as const
type Fault = (typeof faults)[number]

const slowMs = 10_000

type Provider = { answer(query: URLSearchParams): unknown; nothing: unknown; overLimit: { status: number; body: unknown } }

const tooMany = { status: 429, body: { error: 'Too many requests' } }
const providers: Record<string, Provider> = {
  '/lookup': { answer: alsAnswer, nothing: alsNothing, overLimit: tooMany },
  '/search': { answer: nominatimSearch, nothing: [], overLimit: tooMany },
  '/reverse': { answer: nominatimReverse, nothing: { error: 'Unable to geocode' }, overLimit: tooMany },
  '/maps/api/geocode/json': {
    answer: googleAnswer,
    nothing: { results: [], status: 'ZERO_RESULTS' },
    overLimit: { status: 200, body: googleOverLimit },
  },
}

/**
 * The geocoding services of the outside world at their own paths, with a handful of buildings, for this machine only. `PUT /fault` with the
 * name of one in its body makes all of them slow, broken, empty, garbled or over their limit; `none` mends them.
 */
export function createGeocoders(): Server {
  let fault: Fault = 'none'
  return createServer(
    hearOwnHosts((request, response) => {
      void answer(request)
        .catch(() => ({ status: 500, body: '' }))
        .then((said) => say(response, said))
    }),
  )

  async function answer(request: IncomingMessage): Promise<HttpAnswer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://geocoders')
    if (request.method === 'PUT' && pathname === '/fault') return setFault(await text(request))
    const provider = providers[pathname]
    if (request.method !== 'GET' || !provider) return { status: 404, body: '' }
    // The Address Lookup Service answers in XML unless it is asked for JSON.
    if (pathname === '/lookup' && request.headers.accept !== 'application/json') return { status: 200, body: '<AddressLookupResult/>' }
    return suffer(provider, searchParams)
  }

  async function suffer({ answer: usual, nothing, overLimit }: Provider, query: URLSearchParams): Promise<HttpAnswer> {
    if (fault === 'broken') return { status: 500, body: 'Internal Server Error' }
    if (fault === 'garbled') return { status: 200, body: '<html>maintenance</html>' }
    if (fault === 'limit') return { status: overLimit.status, body: JSON.stringify(overLimit.body) }
    if (fault === 'slow') await wait(slowMs, undefined, { ref: false })
    return { status: 200, body: JSON.stringify(fault === 'empty' ? nothing : usual(query)) }
  }

  function setFault(name: string): HttpAnswer {
    const known = faults.find((one) => one === name)
    if (!known) return { status: 400, body: `one of ${faults.join(', ')}` }
    fault = known
    return { status: 204, body: '' }
  }
}

type HttpAnswer = { status: number; body: string }

function say(response: ServerResponse, { status, body }: HttpAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(status === 204 ? undefined : body)
}
