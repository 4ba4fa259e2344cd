import type { IncomingMessage, Server } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { parse } from '../parse.ts'
import { plainServer, type HttpAnswer } from '../plain-server.ts'
import { couriersPage, couriersPagePolicy } from './couriers-page.ts'
import { createLalamoveApi } from './lalamove-api.ts'
import { createLalamoveHooks } from './lalamove-hooks.ts'
import { nextStatuses, orderView, statuses, type Order, type Quotation } from './lalamove-orders.ts'

/** Ways in which the company fails: it books and never says so, it is down, or its webhooks get lost. */
const faults = ['none', 'silent', 'down', 'hooks-lost'] as const
type Fault = (typeof faults)[number]

type World = { hookUrl: string; now: () => number }

const [most, html, json] = [200, 'text/html', 'application/json']
const Wanted = v.object({ fault: v.optional(v.picklist(faults)), hookUrl: v.optional(v.pipe(v.string(), v.url())) })

/**
 * A courier company that speaks as Lalamove's API does, version 3, under `/v3`. `GET /` is a page of what was booked, on which a tester moves each booking on;
 * `GET /orders` tells them as JSON, the newest first, `POST /orders/{id}/{status}` moves one, and `PUT /world` says what goes wrong, and where webhooks go.
 */
export function createCouriers({ hookUrl, now }: World): Server {
  const [quotations, orders] = [new Map<string, Quotation>(), new Map<string, Order>()]
  let fault: Fault = 'none'
  const hooks = createLalamoveHooks({ url: hookUrl, now })
  const moved = (order: Order) => {
    if (fault !== 'hooks-lost') hooks.tell(order)
  }
  const api = createLalamoveApi({ quotations, orders, now, moved })
  const newest = () => [...orders.values()].toReversed().slice(0, most)

  async function answer(request: IncomingMessage): Promise<HttpAnswer | 'cut'> {
    const [{ pathname: path }, body, method] = [
      new URL(request.url ?? '/', 'http://couriers'),
      await text(request),
      request.method ?? 'GET',
    ]
    if (path.startsWith('/v3/')) {
      if (fault === 'down') return { status: 503, body: 'down' }
      const { authorization = '', market = '' } = request.headers
      const said = api({ method, path, authorization, market: String(market), body })
      if (fault === 'silent' && method === 'POST' && path === '/v3/orders') return 'cut'
      return { status: said.status, body: said.body ? JSON.stringify(said.body) : '', type: json }
    }
    if (method === 'GET' && path === '/') return { status: 200, body: couriersPage(newest()), type: html }
    if (method === 'GET' && path === '/orders') return { status: 200, body: JSON.stringify(newest().map(orderShown)), type: json }
    if (method === 'PUT' && path === '/world') return change(parse(body))
    return method === 'POST' ? move(path) : { status: 404, body: 'nothing here' }
  }

  function change(given: unknown): HttpAnswer {
    const read = v.safeParse(Wanted, given)
    if (!read.success) return { status: 400, body: 'not so' }
    fault = read.output.fault ?? fault
    if (read.output.hookUrl) hooks.goTo(read.output.hookUrl)
    return { status: 204, body: '' }
  }

  function move(path: string): HttpAnswer {
    const [, orderId = '', name] = /^\/orders\/(\d+)\/([A-Z_]+)$/.exec(path) ?? []
    const [order, status] = [orders.get(orderId), statuses.find((each) => each === name)]
    if (!order || !status) return { status: 404, body: 'no such booking' }
    if (!nextStatuses(order).includes(status)) return { status: 409, body: 'not from there' }
    order.driver = status !== 'ASSIGNING_DRIVER' && (order.driver || status === 'ON_GOING')
    order.status = status
    moved(order)
    return { status: 303, body: '', location: '/' }
  }

  return plainServer(answer, { headers: { 'content-security-policy': couriersPagePolicy } })
}

/** A booking as a tester reads it: with who is at its stops, what was said of the door, and its price. */
const orderShown = (order: Order) => ({ ...orderView(order), remarks: order.remarks, market: order.market, stops: order.stops })
