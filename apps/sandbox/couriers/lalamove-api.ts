import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { parse } from '../parse.ts'
import {
  metersBetween,
  newId,
  nextStatuses,
  orderView,
  placeOf,
  priceOf,
  pricesOf,
  type Order,
  type Quotation,
  type Stop,
} from './lalamove-orders.ts'

/** The key and secret by which the sandbox knows its only customer. */
export const [apiKey, apiSecret] = ['pk_sandbox_harbour', 'sk_sandbox_harbour']

const Stops = v.strictTuple([stopShape(), stopShape()])
const Quote = v.object({ data: v.object({ serviceType: v.string(), language: v.string(), stops: Stops }) })
const Person = v.object({
  stopId: v.string(),
  name: v.pipe(v.string(), v.minLength(1)),
  phone: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)),
})
const Place = v.object({
  data: v.object({
    quotationId: v.string(),
    sender: Person,
    recipients: v.strictTuple([v.object({ ...Person.entries, remarks: v.optional(v.string(), '') })]),
    metadata: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
})
const minutes = 60_000
/** The metres beyond which it does not go. */
const farthest = 40_000

export type ApiRequest = { method: string; path: string; authorization: string; market: string; body: string }
export type ApiAnswer = { status: number; body?: object }
type World = { quotations: Map<string, Quotation>; orders: Map<string, Order>; now: () => number; moved: (order: Order) => void }

/** The calls of Lalamove's API that Harbour makes, for whoever signs them; an order is placed as often as it is asked for. */
export function createLalamoveApi({ quotations, orders, now, moved }: World) {
  return function answer(request: ApiRequest): ApiAnswer {
    if (!isSigned(request)) return refused(401, 'ERR_UNAUTHORIZED')
    if (request.market !== 'HK' && request.market !== 'MO') return refused(422, 'ERR_INVALID_MARKET')
    const [, , room, id, more] = request.path.split('/')
    const asked = `${request.method} ${room}${id ? '/id' : ''}${more ? `/${more}` : ''}`
    if (asked === 'POST quotations') return quote(request)
    if (asked === 'POST orders') return place(request)
    const order = orders.get(id ?? '')
    if (!order) return refused(404, 'ERR_ORDER_NOT_FOUND')
    if (asked === 'GET orders/id') return { status: 200, body: { data: orderView(order) } }
    if (asked === 'GET orders/id/drivers') return driver(order)
    return asked === 'DELETE orders/id' ? cancel(order) : refused(405, 'ERR_METHOD')
  }

  function quote({ body, market }: ApiRequest): ApiAnswer {
    const read = v.safeParse(Quote, parse(body))
    if (!read.success) return refused(422, 'ERR_INVALID_FIELD')
    const stops = read.output.data.stops.map((stop) => ({ ...stop, stopId: newId() })) as [Stop, Stop] // a tuple stays one
    const meters = metersBetween(...stops)
    if (meters > farthest) return refused(422, 'ERR_OUT_OF_SERVICE_AREA')
    const quotation = { quotationId: newId(), market, expiresAt: now() + 5 * minutes, total: priceOf(meters), meters, stops }
    quotations.set(quotation.quotationId, quotation)
    const { quotationId, expiresAt } = quotation
    const shown = { quotationId, expiresAt: new Date(expiresAt).toISOString(), stops, priceBreakdown: pricesOf(quotation) }
    return { status: 201, body: { data: { ...shown, distance: { value: String(meters), unit: 'm' } } } }
  }

  function place({ body }: ApiRequest): ApiAnswer {
    const read = v.safeParse(Place, parse(body))
    if (!read.success) return refused(422, 'ERR_INVALID_FIELD')
    const { quotationId, sender, recipients, metadata } = read.output.data
    const quotation = quotations.get(quotationId)
    if (!quotation || quotation.expiresAt < now()) return refused(422, 'ERR_INVALID_QUOTATION_ID')
    const [{ remarks, ...recipient }] = recipients
    const [from, to] = quotation.stops
    if (sender.stopId !== from.stopId || recipient.stopId !== to.stopId) return refused(422, 'ERR_INVALID_FIELD')
    const stops: [Stop, Stop] = [
      { ...from, ...sender },
      { ...to, ...recipient },
    ]
    const order: Order = { ...quotation, stops, orderId: newId(), status: 'ASSIGNING_DRIVER', remarks, metadata, driver: false }
    orders.set(order.orderId, order)
    moved(order)
    return { status: 201, body: { data: orderView(order) } }
  }

  function driver(order: Order): ApiAnswer {
    if (!order.driver) return refused(404, 'ERR_DRIVER_NOT_FOUND')
    const person = { driverId: '80557', name: 'Wong Ka Ming', phone: '+85261230000', plateNumber: 'VP**9*8' }
    return { status: 200, body: { data: { ...person, coordinates: { ...placeOf(order), updatedAt: new Date(now()).toISOString() } } } }
  }

  function cancel(order: Order): ApiAnswer {
    if (!nextStatuses(order).includes('CANCELED')) return refused(422, 'ERR_CANCELLATION_FORBIDDEN')
    order.status = 'CANCELED'
    moved(order)
    return { status: 204 }
  }
}

type Signed = { timestamp: number | string; method: string; path: string; body: string }

/** Lalamove's signature of a request, or of a webhook with its data as the body. */
export function signature({ timestamp, method, path, body }: Signed): string {
  return createHmac('sha256', apiSecret).update(`${timestamp}\r\n${method}\r\n${path}\r\n\r\n${body}`).digest('hex')
}

function isSigned({ method, path, body, authorization }: ApiRequest): boolean {
  const [, key, timestamp = '', given = ''] = /^hmac (\w+):(\d+):([\da-f]{64})$/.exec(authorization) ?? []
  if (key !== apiKey) return false
  return timingSafeEqual(Buffer.from(signature({ timestamp, method, path, body }), 'hex'), Buffer.from(given, 'hex'))
}

const refused = (status: number, id: string): ApiAnswer => ({ status, body: { errors: [{ id, message: id }] } })

function stopShape() {
  const degrees = v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d+)?$/))
  return v.object({ coordinates: v.object({ lat: degrees, lng: degrees }), address: v.pipe(v.string(), v.minLength(1)) })
}
