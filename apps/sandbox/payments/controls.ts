import * as v from 'valibot'
import { parse } from '../parse.ts'
import type { Books } from './books.ts'
import { operations as operationNames, kinds, type Faults } from './faults.ts'
import type { PaymentOperations } from './payment-operations.ts'
import { paymentsPage } from './payments-page.ts'
import type { Refunds } from './refunds.ts'
import { settlementFile } from './settlement-file.ts'
import { seeOther, type HttpRequest, type HttpAnswer } from './http.ts'
import { paymentView, type Payment } from './types.ts'

type ControlDeps = { books: Books; operations: PaymentOperations; faults: Faults; refunds: Refunds }

const Wait = v.object({ refund_ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)) })
const none: HttpAnswer = { status: 204 }

/**
 * The controls of a tester, outside the money's road. `GET /` is its page; `GET /payments` tells all as JSON, `GET /settlement.csv?from&to`
 * is the provider's settlement file of a span in epoch milliseconds, all of it without them; `POST /payments/{id}/approve`,
 * `decline`, `abandon` and `expire` act for guest and bank; `POST`, `GET` and `DELETE /faults` order, tell and call off faults, and
 * `POST /settings { refund_ms }` says how long refunds take from now on. A form's button leads back to the page.
 */
export function createControls({ books, operations, faults, refunds }: ControlDeps) {
  const acts: Record<string, (payment: Payment) => Payment> = {
    approve: (payment) => operations.approve(payment),
    decline: (payment) => operations.decline(payment, 'card_declined'),
    abandon: (payment) => operations.decline(payment, 'abandoned'),
    expire: operations.expire,
  }

  function act(path: string): HttpAnswer | undefined {
    const [, id = '', name = ''] = /^\/payments\/(\w+)\/(\w+)$/.exec(path) ?? []
    const [payment, operation] = [books.payments.get(id), acts[name]]
    return payment && operation && { status: 200, body: paymentView(operation(payment)) }
  }

  function get({ path, query }: HttpRequest): HttpAnswer | undefined {
    const payments = [...books.payments.values()]
    const seen = { payments: payments.slice(-100).toReversed(), faults: faults.coming(), untold: books.events.size }
    if (path === '/') return { status: 200, ...paymentsPage(seen, query.has('live')) }
    if (path === '/settlement.csv') return settlement(query)
    if (path === '/payments') return { status: 200, body: payments.map(paymentView) }
    return path === '/faults' ? { status: 200, body: { coming: faults.coming() } } : undefined
  }

  function settlement(query: URLSearchParams): HttpAnswer {
    const span = { from: Number(query.get('from') ?? 0), to: Number(query.get('to') ?? Number.MAX_SAFE_INTEGER) }
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="settlement.csv"' }
    return { status: 200, headers, body: settlementFile(books, span) }
  }

  function post({ path, body, headers }: HttpRequest): HttpAnswer | undefined {
    const form = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ? new URLSearchParams(body) : undefined
    if (path === '/faults/clear') faults.clear()
    else if (path === '/faults' && !faults.order(form ? faultOf(form) : parse(body))) return { status: 400, body: 'not a fault' }
    else if (path === '/settings') return settings(parse(body))
    else if (path !== '/faults') {
      const done = act(path)
      if (!form || !done) return done
    }
    return form ? seeOther('/') : none
  }

  function settings(given: unknown): HttpAnswer {
    const read = v.safeParse(Wait, given)
    if (!read.success) return { status: 400, body: 'not a setting' }
    refunds.wait(read.output.refund_ms)
    return none
  }

  return function control(asked: HttpRequest): HttpAnswer {
    if (asked.method === 'DELETE' && asked.path === '/faults') {
      faults.clear()
      return none
    }
    const said = asked.method === 'GET' ? get(asked) : asked.method === 'POST' ? post(asked) : undefined
    return said ?? { status: 404, body: 'nothing here' }
  }
}

/** A fault as the page's form tells it. */
function faultOf(form: URLSearchParams): unknown {
  const [on, ms] = [operationNames.filter((operation) => form.getAll('on').includes(operation)), Number(form.get('ms'))]
  const kind = kinds.find((one) => one === form.get('kind'))
  return { kind, times: Number(form.get('times')), ...(on.length > 0 ? { on } : {}), ...(ms > 0 ? { ms } : {}) }
}
