import * as v from 'valibot'
import { parse } from '../parse.ts'
import type { Books } from './books.ts'
import type { Cards } from './cards.ts'
import type { OperationName } from './faults.ts'
import type { PaymentOperations } from './payment-operations.ts'
import type { Refunds } from './refunds.ts'
import { refusal, type HttpRequest, type HttpAnswer } from './http.ts'
import { currencies, isRefused, paymentView, publishableKey, refundView, refused, secretKey } from './types.ts'
import type { Payment, Refund, Refused } from './types.ts'

const Cents = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000))
const Word = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const Start = v.object({
  amount: Cents,
  currency: v.picklist(currencies),
  method: v.pipe(v.string(), v.regex(/^[a-z]{2,20}$/), v.notValue('cash')),
  capture: v.picklist(['manual', 'automatic']),
  reference: Word,
  return_url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
  expires_at: v.pipe(v.number(), v.integer()),
  language: v.optional(v.picklist(['zh-HK', 'en']), 'en'),
  payee: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  description: v.pipe(v.string(), v.maxLength(500)),
  card: v.optional(Word),
  /** The guest has said yes already: a saved card is charged at once, unless its bank asks them. */
  confirm: v.optional(v.boolean()),
})
const Capture = v.object({ amount: Cents })
const RefundRequest = v.object({ payment: Word, amount: Cents, reference: Word })
const TypedCardSchema = v.object({
  number: v.string(),
  exp_month: v.number(),
  exp_year: v.number(),
  cvc: v.string(),
  name: v.optional(v.string()),
})
const Save = v.object({ token: Word })

/** A request's work; `operation` is the name that faults have for it. */
export type Route = { operation?: OperationName; run(): HttpAnswer }

/** `baseFor`: under which address a guest finds the pages. */
type ApiDeps = {
  books: Books
  operations: PaymentOperations
  refunds: Refunds
  cards: Cards
  baseFor: (host: string, returnUrl: string) => string
}

const nothing = () => refusal(refused(404, 'unknown', 'nothing here'))
const stranger = () => refusal(refused(401, 'unauthorised', 'this key opens nothing'))

/** The API under /v1: the shop's with its secret key, and for browsers of any origin the one that makes tokens, with the key that they may show. */
export function createApi({ books, operations, refunds, cards, baseFor }: ApiDeps) {
  const shown = (answer: Payment | Refused, status = 200): HttpAnswer =>
    isRefused(answer) ? refusal(answer) : { status, body: paymentView(answer) }
  const shownRefund = (answer: Refund | Refused, status = 200): HttpAnswer =>
    isRefused(answer) ? refusal(answer) : { status, body: refundView(answer) }

  function onPayment(id: string, work: (payment: Payment) => HttpAnswer): HttpAnswer {
    const payment = books.payments.get(id)
    return payment ? work(payment) : refusal(refused(404, 'unknown_payment'))
  }

  function list(query: URLSearchParams): HttpAnswer {
    const reference = query.get('reference')
    const found = reference === null ? [...books.payments.keys()] : books.withReference(reference)
    const after = query.get('after')
    const from = Number(query.get('created_from') ?? 0)
    const limit = Math.min(100, Math.max(1, Number(query.get('limit') ?? 100) || 100))
    const rest = found.slice(after === null ? 0 : found.indexOf(after) + 1).flatMap((id) => books.payments.get(id) ?? [])
    const fitting = rest.filter(({ created }) => created >= from)
    return { status: 200, body: { data: fitting.slice(0, limit).map(paymentView), has_more: fitting.length > limit } }
  }

  function post(path: string, id: string, asked: HttpRequest): Route {
    const key = String(asked.headers['idempotency-key'] ?? '')
    const keyed = (work: () => HttpAnswer) => (key === '' ? refusal(refused(400, 'idempotency_key_missing')) : work())
    if (path === '/v1/payments')
      return {
        operation: 'start',
        run: () => keyed(() => read(Start, asked, (ask) => shown(operations.start(key, ask, baseFor(asked.host, ask.return_url)), 201))),
      }
    if (path === '/v1/payments/:id/capture')
      return {
        operation: 'capture',
        run: () => read(Capture, asked, ({ amount }) => onPayment(id, (one) => shown(operations.capture(one, amount)))),
      }
    if (path === '/v1/payments/:id/cancel') return { operation: 'cancel', run: () => onPayment(id, (one) => shown(operations.cancel(one))) }
    if (path === '/v1/payments/:id/close') return { operation: 'close', run: () => onPayment(id, (one) => shown(operations.close(one))) }
    if (path === '/v1/refunds')
      return { operation: 'refund', run: () => keyed(() => read(RefundRequest, asked, (ask) => shownRefund(refunds.ask(key, ask), 201))) }
    if (path === '/v1/cards') return { operation: 'save', run: () => keyed(() => read(Save, asked, ({ token }) => save(key, token))) }
    return { run: nothing }
  }

  function save(key: string, token: string): HttpAnswer {
    const card = cards.save(key, token)
    return isRefused(card) ? refusal(card) : { status: 201, body: { id: card.id, card: card.card } }
  }

  function get(path: string, id: string, { query }: HttpRequest): Route {
    if (path === '/v1/payments') return { operation: 'read', run: () => list(query) }
    if (path === '/v1/payments/:id') return { operation: 'read', run: () => onPayment(id, (payment) => shown(payment)) }
    if (path === '/v1/refunds/:id')
      return { operation: 'read', run: () => shownRefund(books.refunds.get(id) ?? refused(404, 'unknown_refund')) }
    return { run: nothing }
  }

  function remove(path: string, id: string): Route {
    if (path !== '/v1/cards/:id') return { run: nothing }
    const run = () => {
      cards.remove(id)
      return { status: 200, body: { id, deleted: true } }
    }
    return { operation: 'remove', run }
  }

  function token(asked: HttpRequest): HttpAnswer {
    if (asked.method === 'OPTIONS') return { status: 204, headers: cors }
    const made = (): HttpAnswer => {
      if (asked.method !== 'POST') return nothing()
      if (asked.headers.authorization !== `Bearer ${publishableKey}`) return stranger()
      return read(TypedCardSchema, asked, (typed) => {
        const token = cards.token(typed)
        return isRefused(token) ? refusal(token) : { status: 201, body: { id: token.id, card: token.card } }
      })
    }
    return { ...made(), headers: cors }
  }

  return function route(asked: HttpRequest): Route {
    if (asked.path === '/v1/tokens') return { run: () => token(asked) }
    if (asked.headers.authorization !== `Bearer ${secretKey}`) return { run: stranger }
    const [, , , id = ''] = asked.path.split('/')
    const path = asked.path.replace(/^(\/v1\/\w+\/)\w+/, '$1:id')
    if (asked.method === 'POST') return post(path, id, asked)
    if (asked.method === 'GET') return get(path, id, asked)
    return asked.method === 'DELETE' ? remove(path, id) : { run: nothing }
  }
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'POST',
  'access-control-max-age': '600',
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  { body }: HttpRequest,
  work: (given: v.InferOutput<Schema>) => HttpAnswer,
): HttpAnswer {
  const given = v.safeParse(schema, parse(body))
  if (given.success) return work(given.output)
  const [issue] = given.issues
  return refusal(refused(400, 'invalid_request', `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`))
}
