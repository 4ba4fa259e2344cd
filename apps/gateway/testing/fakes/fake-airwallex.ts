import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

export const airwallexSecrets = { clientId: 'client_harbour', apiKey: 'key_harbour_0000000', hookSecret: 'hook_harbour_000000' }

type Json = Record<string, unknown>
type Reply = { status: number; body: Json }
type Intent = Json & { id: string; request_id: string; merchant_order_id: string; amount: number; status: string; created: number }
type Refund = Json & { id: string; request_id: string; payment_intent_id: string; amount: number; status: string; created: number }
export type AirwallexRequest = { method: string; path: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: Json }
/** Something that goes wrong with the next requests to a path; `-after` once they are done. `unavailable`: a 400 that says nothing of what became of it. */
export type AirwallexFault = {
  on: RegExp
  kind: 'cut' | 'cut-after' | 'broken' | 'unavailable' | 'limit' | 'garbled' | 'late'
  ms?: number
  times?: number
}

const id = (kind: string) => `${kind}_${randomBytes(10).toString('hex')}`
const no = (code: string, status = 400): Reply => ({ status, body: { code, message: code } })
const done = (body: Json): Reply => ({ status: 200, body })

/** A server that answers as Airwallex's documents of version 2024-08-07 say, with what a test's guest has done at the wallet. */
export async function startAirwallex() {
  const heard: AirwallexRequest[] = []
  const faults: AirwallexFault[] = []
  const intents = new Map<string, Intent>()
  const refunds = new Map<string, Refund>()
  const used = new Set<string>()
  const switches = {
    tokenMs: 30 * 60_000,
    refundStatus: 'RECEIVED',
    withoutPage: false,
    shortLists: false,
    methods: ['octopus', 'alipayhk', 'payme', 'fps', 'wechatpay'],
  }
  let token = ''

  const intentOf = (ref: string) => intents.get(ref) ?? failed(ref)
  /** A request's id counts once for each kind of request. */
  const isUsedFor = (kind: string, body: Json) => {
    const key = `${kind} ${String(body['request_id'])}`
    return used.has(key) || !used.add(key)
  }

  function create(body: Json): Reply {
    if (typeof body['amount'] !== 'number' || body['amount'] < 0.1) return no('amount_below_limit')
    if (isUsedFor('create', body)) return no('duplicate_request')
    const asked = body as Json & { request_id: string; merchant_order_id: string; amount: number } // as the adapter sends it
    const intent: Intent = { ...asked, id: id('int'), captured_amount: 0, status: 'REQUIRES_PAYMENT_METHOD', created: Date.now() }
    intents.set(intent.id, intent)
    return done(intent)
  }

  function confirm(intent: Intent, body: Json): Reply {
    if (isUsedFor('confirm', body)) return no('duplicate_request')
    if (intent.status !== 'REQUIRES_PAYMENT_METHOD') return no('invalid_status_for_operation')
    const method = body['payment_method'] as { type: string } & Record<string, { flow: string }> // as the adapter sends it
    const { type } = method
    if (!switches.methods.includes(type)) return no('payment_method_not_allowed')
    const url = `https://api.airwallex.com/pa/redirect/hk/${intent.id}?checksum=${String(body['request_id'])}`
    if (type === 'fps') return waiting(intent, { type: 'render_qrcode', qrcode: `0002 ${intent.id}` })
    if (type === 'wechatpay' && method[type]?.flow === 'qrcode' && !switches.withoutPage) {
      const code = `weixin://wxpay/s/${intent.id}`
      return waiting(intent, { type: 'render_qrcode', qrcode: code, qrcode_url: code })
    }
    // Octopus has a page of its own for its code; the others give the code itself, with a page beside it.
    const code = { type: 'render_qrcode', ...(switches.withoutPage ? { qrcode: '0002' } : { qrcode: url, url }) }
    const isCode = switches.withoutPage || (type !== 'octopus' && method[type]?.flow === 'qrcode')
    const next = isCode ? code : { type: 'redirect', method: 'GET', url }
    return waiting(intent, next)
  }

  const waiting = (intent: Intent, next: Json) =>
    done(Object.assign(intent, { status: 'REQUIRES_CUSTOMER_ACTION', next_action: next, latest_payment_attempt: { status: 'RECEIVED' } }))

  function cancel(intent: Intent, body: Json): Reply {
    if (isUsedFor('cancel', body)) return no('duplicate_request')
    if (intent.status === 'SUCCEEDED' || intent.status === 'CANCELLED') return no('invalid_status_for_operation')
    return done(Object.assign(intent, { status: 'CANCELLED', next_action: undefined }))
  }

  function refund(body: Json): Reply {
    const intent = intents.get(String(body['payment_intent_id']))
    if (isUsedFor('refund', body)) return no('duplicate_request')
    if (!intent || !(Number(intent['captured_amount']) > 0)) return no('invalid_status_for_operation')
    const back = [...refunds.values()].filter((one) => one.payment_intent_id === intent.id && one.status !== 'FAILED')
    const cents = back.reduce((sum, { amount }) => sum + Math.round(amount * 100), Math.round(Number(body['amount']) * 100))
    if (cents > Math.round(intent.amount * 100)) return no('amount_above_limit')
    const asked = body as Json & { request_id: string; payment_intent_id: string; amount: number } // as the adapter sends it
    const made: Refund = { ...asked, id: id('rfd'), status: switches.refundStatus, created: Date.now() }
    refunds.set(made.id, made)
    return done(made)
  }

  /** A list may leave out what an intent itself says. */
  const listed = (intent: Intent) => ({ ...intent, ...(switches.shortLists && { captured_amount: undefined, next_action: undefined }) })

  function answer({ method, path, query, body }: AirwallexRequest): Reply {
    const [, kind, ref = '', operation] = /^\/api\/v1\/pa\/(payment_intents|refunds)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (kind === 'refunds') {
      if (ref === 'create') return refund(body)
      return ref === '' ? list(refunds.values(), query) : found(refunds.get(ref))
    }
    if (kind === undefined) return no('not_found', 404)
    if (ref === 'create') return create(body)
    if (ref === '') return list([...intents.values()].map(listed), query)
    const intent = intents.get(ref)
    if (!intent || method === 'GET') return found(intent)
    return operation === 'confirm' ? confirm(intent, body) : operation === 'cancel' ? cancel(intent, body) : no('not_found', 404)
  }

  function signIn({ headers }: AirwallexRequest): Reply {
    if (headers['x-client-id'] !== airwallexSecrets.clientId || headers['x-api-key'] !== airwallexSecrets.apiKey)
      return no('credentials_invalid', 401)
    token = id('token')
    return { status: 201, body: { token, expires_at: new Date(Date.now() + switches.tokenMs).toISOString().replace(/\.\d+Z$/, '+0000') } }
  }

  function faultOf({ path }: AirwallexRequest): AirwallexFault | undefined {
    const fault = faults.find(({ on }) => on.test(path))
    if (fault && (fault.times = (fault.times ?? 1) - 1) === 0) faults.splice(faults.indexOf(fault), 1)
    return fault
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://here')
    const content = await text(request)
    const body = (content === '' ? {} : JSON.parse(content)) as Json // the adapter sends objects
    const one = { method: request.method ?? '', path: pathname, query: searchParams, headers: request.headers, body }
    heard.push(one)
    const fault = faultOf(one)
    const send = (reply: Reply) => response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
    if (fault?.kind === 'cut') return void request.socket.destroy()
    if (fault?.kind === 'broken') return void send(no('internal_error', 500))
    if (fault?.kind === 'unavailable') return void send(no('service_unavailable'))
    if (fault?.kind === 'limit') return void send(no('too_many_requests', 429))
    if (fault?.kind === 'garbled') return void response.writeHead(200).end('<html>Gateway</html>')
    if (fault?.kind === 'late') await wait(fault.ms)
    if (pathname === '/api/v1/authentication/login') return void send(signIn(one))
    if (one.headers['x-api-version'] !== '2024-08-07') return void send(no('validation_error'))
    if (token === '' || one.headers.authorization !== `Bearer ${token}`) return void send(no('unauthorized', 401))
    const reply = answer(one)
    return fault?.kind === 'cut-after' ? void request.socket.destroy() : void send(reply)
  }

  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server's address is no string
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    faults,
    intents,
    refunds,
    switches,
    intentOf,
    /** The guest pays in the wallet's app. */
    pay(ref: string) {
      const intent = intentOf(ref)
      if (intent.status !== 'REQUIRES_CUSTOMER_ACTION') throw new Error(`this cannot be paid: ${intent.status}`)
      Object.assign(intent, {
        status: 'SUCCEEDED',
        captured_amount: intent.amount,
        next_action: undefined,
        latest_payment_attempt: { status: 'CAPTURE_REQUESTED' },
      })
    },
    /** The wallet takes the money of an intent that was cancelled while its guest was paying. */
    payCancelled(ref: string) {
      const intent = intentOf(ref)
      if (intent.status !== 'CANCELLED') throw new Error(`this was not cancelled: ${intent.status}`)
      Object.assign(intent, { captured_amount: intent.amount, latest_payment_attempt: { status: 'CAPTURE_REQUESTED' } })
    },
    /** The wallet's try ends without money. */
    fail(ref: string, attempt: { status: string; failure_code?: string }) {
      Object.assign(intentOf(ref), { status: 'REQUIRES_PAYMENT_METHOD', next_action: undefined, latest_payment_attempt: attempt })
    },
    /** Takes no token of before any more. */
    endTokens: () => void (token = ''),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A webhook as Airwallex signs it: its time in milliseconds and the raw body, under the secret. */
export function signedWebhook(event: object, { at = Date.now(), secret = airwallexSecrets.hookSecret } = {}) {
  const body = Buffer.from(JSON.stringify(event))
  const signature = createHmac('sha256', secret).update(`${at}${body.toString()}`).digest('hex')
  return { headers: { 'x-timestamp': String(at), 'x-signature': signature }, body }
}

const found = (one: Json | undefined): Reply => (one ? done(one) : no('resource_not_found', 404))

/** Newest first, in pages that count from 0. */
function list(all: Iterable<Json & { created: number }>, query: URLSearchParams): Reply {
  const since = Date.parse(query.get('from_created_at') ?? '1970-01-01T00:00:00Z')
  const names = ['merchant_order_id', 'payment_intent_id'].filter((name) => query.has(name))
  const fit = [...all].toReversed().filter((one) => one.created >= since && names.every((name) => one[name] === query.get(name)))
  const [page, size] = [Number(query.get('page_num') ?? 0), Number(query.get('page_size') ?? 10)]
  return done({ items: fit.slice(page * size, (page + 1) * size), has_more: fit.length > (page + 1) * size })
}

function failed(ref: string): never {
  throw new Error(`nothing is known of ${ref}`)
}
