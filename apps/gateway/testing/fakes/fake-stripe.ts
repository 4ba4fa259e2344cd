import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { createStripeCards } from './fake-stripe-cards.ts'
import { done, error, id, invalid, list, nested, now, type Json, type Reply } from './fake-stripe-json.ts'

export const secretKey = 'sk_test_harbour'
export const hookSecret = 'whsec_harbour'

type Session = Json & { id: string; status: string; created: number; payment_intent: string | null; metadata: Json }
type Intent = Json & { id: string; status: string; created: number; amount: number; latest_charge: string | null }
type Charge = Json & { id: string; amount_refunded: number }
type Refund = Json & { id: string; payment_intent: string; amount: number; status: string }
export type StripeRequest = { method: string; path: string; headers: IncomingMessage['headers']; form: URLSearchParams }
/** `broken`: 500 before the operation; `cut-after`: the operation is done, and its answer is lost; `broken-after`: the same, and 500 is
 * what its key is answered from then on; `refused`: a clear no; `late`: done while nobody waits any more. */
export type StripeFault = {
  on: RegExp
  kind: 'broken' | 'broken-after' | 'refused' | 'cut' | 'cut-after' | 'late' | 'garbled' | 'limit'
  times?: number
  ms?: number
}

/** Stripe by what it publishes of its API, as far as it is asked here: it has the real time, forms in and JSON out, and keys that mean one thing. */
export async function startStripe(port: number) {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, Refund>()
  const keys = new Map<string, { said: string; reply: Promise<Reply> }>()
  const heard: StripeRequest[] = []
  const faults: StripeFault[] = []
  const switches = { alipay: true, refundState: 'succeeded' }
  const cards = createStripeCards({ sessions, intents, charges })

  const grownIntent = (intent: Intent, expand: string) =>
    expand.includes('latest_charge') && intent.latest_charge ? { ...intent, latest_charge: charges.get(intent.latest_charge) } : intent
  function grownSession(session: Session, expand: string): Json {
    if (session.mode === 'setup') return cards.grownSetup(session, expand)
    const intent = session.payment_intent === null ? undefined : intents.get(session.payment_intent)
    return intent && expand.includes('payment_intent') ? { ...session, payment_intent: grownIntent(intent, expand) } : session
  }

  function openSession(form: URLSearchParams): Reply {
    const life = Number(form.get('expires_at')) - now()
    const price = (name: string) => form.get(`line_items[0][price_data]${name}`)
    const allowed = form.get('allowed_payment_method_types[0]') ?? ''
    const currency = price('[currency]') ?? ''
    if (form.has('payment_method_types[0]')) return invalid('payment_method_types_no_longer_supported')
    if (life < 30 * 60 || life > 24 * 3600) return invalid('parameter_invalid_integer')
    if (!/^\d+$/.test(price('[unit_amount]') ?? '') || Number(price('[unit_amount]')) < 400) return invalid('amount_too_small')
    if (currency !== currency.toLowerCase() || !price('[product_data][name]')) return invalid('parameter_missing')
    const manual = form.get('payment_intent_data[capture_method]') === 'manual'
    const unfit = allowed === 'alipay' && (manual || currency === 'mop' || !switches.alipay)
    const key = id('cs_test')
    const onScreen = form.get('ui_mode') === 'elements'
    // What belongs to a page is no part of a session without one.
    if (onScreen && ['submit_type', 'success_url', 'cancel_url'].some((name) => form.has(name))) return invalid('parameter_unknown')
    const session = {
      id: key,
      object: 'checkout.session',
      created: now(),
      status: 'open',
      url: onScreen ? null : `https://checkout.stripe.com/c/pay/${key}`,
      success_url: form.get('success_url'),
      return_url: form.get('return_url'),
      client_secret: onScreen ? `${key}_secret_1` : null,
      client_reference_id: form.get('client_reference_id'),
      metadata: nested(form, 'metadata'),
      payment_method_types: unfit ? [] : [allowed],
      payment_intent: null,
      payment_status: 'unpaid',
      amount_total: Number(price('[unit_amount]')),
      currency,
      adaptive: form.get('adaptive_pricing[enabled]'),
      manual,
      intent_metadata: nested(form, 'payment_intent_data[metadata]'),
    }
    sessions.set(key, session)
    return done(session)
  }

  function intentFor(session: Session): Intent {
    const before = session.payment_intent === null ? undefined : intents.get(session.payment_intent)
    const intent: Intent = before ?? {
      id: id('pi'),
      object: 'payment_intent',
      created: now(),
      status: 'requires_payment_method',
      amount: Number(session.amount_total),
      amount_capturable: 0,
      amount_received: 0,
      currency: session.currency,
      cancellation_reason: null,
      last_payment_error: null,
      latest_charge: null,
      metadata: session.intent_metadata,
    }
    intents.set(intent.id, intent)
    session.payment_intent = intent.id
    return intent
  }

  /** Does what a guest does on the page. A decline leaves it open. */
  function pay(ref: string, decline?: { code: string; decline_code?: string }) {
    const session = sessions.get(ref)
    if (session?.status !== 'open') throw new Error('this page has ended')
    const intent = intentFor(session)
    if (decline) return void Object.assign(intent, { last_payment_error: { type: 'card_error', ...decline } })
    const alipay = JSON.stringify(session.payment_method_types) === '["alipay"]'
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030, network: 'visa' }
    const details = alipay ? { type: 'alipay', alipay: {} } : { type: 'card', card }
    const charge: Charge = { id: id('ch'), object: 'charge', amount_refunded: 0, payment_method_details: details }
    charges.set(charge.id, charge)
    const taken = session.manual
      ? { status: 'requires_capture', amount_capturable: intent.amount }
      : { status: 'succeeded', amount_received: intent.amount }
    Object.assign(intent, taken, { latest_charge: charge.id, last_payment_error: null })
    Object.assign(session, { status: 'complete', url: null, payment_status: session.manual ? 'unpaid' : 'paid' })
  }

  function expire(session: Session) {
    Object.assign(session, { status: 'expired', url: null })
    const intent = session.payment_intent === null ? undefined : intents.get(session.payment_intent)
    if (intent) intent.status = 'canceled'
    return done(session)
  }

  function refund(form: URLSearchParams): Reply {
    const intent = intents.get(form.get('payment_intent') ?? '')
    const charge = charges.get(intent?.latest_charge ?? '')
    const amount = Number(form.get('amount'))
    if (!intent || !charge || intent.status !== 'succeeded') return invalid('resource_missing')
    if (charge.amount_refunded === intent.amount_received) return invalid('charge_already_refunded')
    if (charge.amount_refunded + amount > Number(intent.amount_received)) return invalid('amount_too_large')
    charge.amount_refunded += amount
    const one = {
      id: id('re'),
      object: 'refund',
      created: now(),
      payment_intent: intent.id,
      amount,
      status: switches.refundState,
      metadata: nested(form, 'metadata'),
    }
    refunds.set(one.id, one)
    return done(one)
  }

  function change(intent: Intent, operation: string | undefined, form: URLSearchParams): Reply {
    const [isHeld, isOver] = [intent.status === 'requires_capture', ['succeeded', 'canceled'].includes(intent.status)]
    if (operation === 'cancel' ? isOver : !isHeld) return invalid('payment_intent_unexpected_state')
    const amount = Number(form.get('amount_to_capture') ?? intent.amount)
    if (operation === 'cancel') return done(Object.assign(intent, { status: 'canceled', amount_capturable: 0, next_action: null }))
    if (amount > intent.amount) return invalid('amount_too_large')
    return done(Object.assign(intent, { status: 'succeeded', amount_capturable: 0, amount_received: amount }))
  }

  function answer({ method, path, form }: StripeRequest): Reply {
    const [, kind, ref, operation] = /^\/v1\/(checkout\/sessions|payment_intents|refunds)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    const expand = form.get('expand[0]') ?? ''
    const session = sessions.get(ref ?? '')
    const intent = intents.get(ref ?? '')
    const ofCards = cards.answer({ method, path, form })
    if (ofCards) return ofCards
    if (ref === undefined && method === 'POST' && kind === 'payment_intents') return cards.charge(form)
    if (ref === undefined && form.get('mode') === 'setup') return cards.openSetup(form)
    if (ref === undefined && method === 'POST') return kind === 'refunds' ? refund(form) : openSession(form)
    if (ref === undefined && kind === 'checkout/sessions') return list(sessions.values(), form, grownSession)
    if (ref === undefined && kind === 'payment_intents') return list(intents.values(), form, grownIntent)
    if (ref === undefined) return list(refunds.values(), form, (one) => one)
    if (session && method === 'GET') return done(grownSession(session, expand))
    if (session && operation === 'expire') return session.status === 'open' ? expire(session) : invalid('checkout_session_not_open')
    if (intent && method === 'GET') return done(grownIntent(intent, expand))
    if (intent && method === 'POST') return change(intent, operation, form)
    const one = refunds.get(ref)
    return one ? done(one) : invalid('resource_missing', 404)
  }

  /** A key that has been seen is answered as the first time, whatever that was; with other words it is refused. */
  async function oncePerKey(request: StripeRequest, work: () => Promise<Reply>): Promise<Reply> {
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string') return work()
    const said = `${request.path}?${request.form.toString()}`
    const before = keys.get(key)
    if (before && before.said !== said) return error(400, 'idempotency_error')
    const reply = before?.reply ?? work()
    keys.set(key, { said, reply })
    return reply
  }

  function faultOf({ method, path }: StripeRequest): StripeFault | undefined {
    const fault = faults.find(({ on, times = 1 }) => times > 0 && on.test(`${method} ${path}`))
    if (fault) fault.times = (fault.times ?? 1) - 1
    return fault
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe')
    const body = await text(request)
    const one: StripeRequest = {
      method: request.method ?? '',
      path: pathname,
      headers: request.headers,
      form: request.method === 'POST' ? new URLSearchParams(body) : searchParams,
    }
    heard.push(one)
    const fault = faultOf(one)
    const send = ({ status, body }: Reply) =>
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': id('req') }).end(JSON.stringify(body))
    if (fault?.kind === 'cut') return void request.socket.destroy()
    if (fault?.kind === 'broken') return void send(error(500, 'api_error'))
    if (fault?.kind === 'refused') return void send(invalid('parameter_invalid_empty'))
    if (fault?.kind === 'limit') return void send(error(429, 'invalid_request_error', 'rate_limit'))
    if (fault?.kind === 'garbled') return void response.writeHead(200).end('<html>Gateway</html>')
    if (fault?.kind === 'late') await wait(fault.ms)
    if (one.headers.authorization !== `Bearer ${secretKey}`) return void send(error(401, 'invalid_request_error'))
    if (one.headers['stripe-version'] !== '2026-10-28.endive') return void send(error(400, 'invalid_request_error'))
    const reply = await oncePerKey(one, async () => {
      const said = answer(one)
      return fault?.kind === 'broken-after' ? error(500, 'api_error') : said
    })
    return fault?.kind === 'cut-after' ? void request.socket.destroy() : void send(reply)
  }

  const server = createServer((request, response) => void serve(request, response)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: at } = server.address() as AddressInfo // a TCP server's address is no string
  return {
    url: `http://127.0.0.1:${at}`,
    heard,
    faults,
    sessions,
    intents,
    refunds,
    switches,
    pay,
    cards,
    expire: (ref: string) => void expire(sessions.get(ref) ?? failed(ref)),
    intentOf: (ref: string) => intents.get(sessions.get(ref)?.payment_intent ?? '') ?? failed(ref),
    forgetKeys: () => keys.clear(),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function failed(ref: string): never {
  throw new Error(`nothing is known of ${ref}`)
}
