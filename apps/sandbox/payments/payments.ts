import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { createApi, type Route } from './api.ts'
import { openBooks } from './books.ts'
import { createCards } from './cards.ts'
import { createControls } from './controls.ts'
import { createFaults, type RequestKind } from './faults.ts'
import { createHooks } from './hooks.ts'
import { createHosted } from './hosted.ts'
import { createPaymentOperations } from './payment-operations.ts'
import { createRefunds } from './refunds.ts'
import type { HttpAnswer } from './http.ts'
import { hearOwnHosts, isFromHere } from '../own-host.ts'

/**
 * `file`: where its journal is kept. `hookUrl`: who is told of events. A refund takes `refundMs`; an event that is not heard is told again
 * after `retryMs`, then after twice that, and so on. `framedBy`: the one origin whose pages may frame those where guests pay.
 */
export type PaymentsDeps = { file: string; hookUrl: string; now?: () => number; refundMs?: number; retryMs?: number; framedBy?: string }

/**
 * Ferry Pay, the payment provider of the outside world: its API under /v1, the pages where guests pay under /pay, and `GET /` with every payment
 * and what a tester can do with it. What it has said it knows after a kill too. Where it listens to other machines they get what guests need,
 * and nothing else.
 */
export function createPayments({ file, hookUrl, now = Date.now, refundMs = 3000, retryMs = 1000, framedBy }: PaymentsDeps): Server {
  const [books, faults] = [openBooks(file), createFaults()]
  const operationDeps = { books, faults, now }
  const [operations, refunds, cards] = [
    createPaymentOperations(operationDeps),
    createRefunds(operationDeps, refundMs),
    createCards(operationDeps),
  ]
  const hooks = createHooks({ ...operationDeps, url: hookUrl, retryMs })
  const api = createApi({ books, operations, refunds, cards, baseFor: (host, returnUrl) => pagesFor(server, host, returnUrl) })
  const hosted = createHosted({ books, operations, cards, framedBy })
  const controls = createControls({ books, operations, faults, refunds })

  function tick(): void {
    operations.tick()
    refunds.tick()
  }

  async function answer(request: IncomingMessage): Promise<HttpAnswer> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://payments')
    const { headers, method = '' } = request
    if (!isFromHere(request) && path !== '/v1/tokens' && !path.startsWith('/pay/')) return { status: 404, body: 'nothing here' }
    const asked = { method, path, query, headers, body: await text(request), host: headers.host ?? '' }
    tick()
    if (path.startsWith('/v1/')) return suffer(api(asked))
    return path.startsWith('/pay/') ? hosted(asked) : controls(asked)
  }

  async function suffer({ operation, run }: Route): Promise<HttpAnswer> {
    const fault = operation && faults.ofRequest(operation)
    if (!fault) return run()
    const early = withNothingDone[fault.kind]
    if (early) return early
    if (fault.kind === 'late') await wait(fault.ms ?? lateMs, undefined, { ref: false })
    const said = run()
    if (fault.kind === 'slow') await wait(fault.ms ?? lateMs, undefined, { ref: false })
    return withEverythingDone[fault.kind] ?? said
  }

  let clock: NodeJS.Timeout | undefined
  const server = createServer(
    hearOwnHosts((request, response) => {
      void answer(request)
        .catch((): HttpAnswer => ({ status: 500, body: 'something went wrong' }))
        .then((said) => say(response, said))
    }),
  )
  // A second sandbox that finds the port taken must not touch the books.
  server.on('listening', () => {
    hooks.start()
    clock = setInterval(tick, 200).unref()
  })
  return server.on('close', () => {
    clearInterval(clock)
    hooks.stop()
    books.close()
  })
}

/**
 * The address where a guest finds the pages: the one where the shop found us; but a guest who came to the shop from another machine finds us there too, where we
 * listen to all.
 */
function pagesFor(server: Server, host: string, returnUrl: string): string {
  const address = server.address()
  const toAll = typeof address === 'object' && address !== null && (address.address === '::' || address.address === '0.0.0.0')
  return toAll ? `http://${new URL(returnUrl).hostname}:${address.port}` : `http://${host}`
}

const lateMs = 10_000
const broken: HttpAnswer = { status: 500, body: 'Internal Server Error' }
const cut: HttpAnswer = { status: 500, cut: true }

/** The answers with nothing done; and those in place of the true one, with everything done. */
const withNothingDone: Partial<Record<RequestKind, HttpAnswer>> = { broken, cut, limit: { status: 429, body: 'Too many requests' } }
const withEverythingDone: Partial<Record<RequestKind, HttpAnswer>> = {
  'broken-after': broken,
  'cut-after': cut,
  garbled: { status: 200, body: '<html>maintenance</html>' },
}

function say(response: ServerResponse, { status, body, headers, cut: gone }: HttpAnswer): void {
  if (gone) return void response.destroy()
  const page = typeof body === 'string'
  response.writeHead(status, {
    'content-type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...headers,
  })
  response.end(body === undefined ? undefined : page ? body : JSON.stringify(body))
}
