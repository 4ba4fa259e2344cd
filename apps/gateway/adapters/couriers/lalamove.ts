import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type {
  CompanyBooking,
  CourierCompany,
  CourierJob,
  CourierMarket,
  CourierNo,
  CourierRider,
  CourierStop,
} from '../../modules/couriers/courier-company.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { sendRequest } from '../http-request.ts'
import { bookingOf, LalamoveDriver, LalamoveErrors, LalamoveOrder, LalamoveQuotation } from './lalamove-shapes.ts'
import { signLalamove } from './sign-lalamove.ts'
import { verifyLalamoveWebhook } from './verify-lalamove-webhook.ts'

export type LalamoveSettings = { key: string; secret: string; url: string; markets: readonly CourierMarket[]; service: string }
type LalamoveTerms = { clock: Clock; log: Pick<Log, 'error'>; patienceMs: number }
type LalamoveRequest = { market: CourierMarket; path: string; method?: 'GET' | 'POST' | 'DELETE'; data?: object }
type Answered<T> = { said: T } | { no: string }

/** The most characters of a remark; a guest's own words are shorter. */
const mostRemark = 1500

/** Lalamove's API, version 3 (developers.lalamove.com). It knows no key that makes the same order once: `book` is asked once, and never again. */
export function lalamove(settings: LalamoveSettings, { clock, log, patienceMs }: LalamoveTerms): CourierCompany {
  const { key, secret, url, markets, service } = settings

  async function ask<T>(schema: v.GenericSchema<unknown, T>, request: LalamoveRequest): Promise<Answered<T>> {
    const { market, path, method = 'GET', data } = request
    const [timestamp, body] = [clock.now(), data === undefined ? '' : JSON.stringify({ data })]
    const headers = {
      authorization: `hmac ${key}:${timestamp}:${signLalamove({ timestamp, method, path, body }, secret)}`,
      market,
      'request-id': randomUUID(),
      ...(data && { 'content-type': 'application/json' }),
    }
    const sent = { provider: 'lalamove', url: `${url}${path}`, method, headers, ...(data && { body }) } as const
    const reply = await sendRequest(sent, AbortSignal.timeout(patienceMs))
    if (!reply) throw new Error('Lalamove gave no answer')
    if (reply.status < 300) return { said: v.parse(schema, reply.body ?? null) }
    // Who is not let in at all was not heard, which a person has to mend.
    if (reply.status === 401 || reply.status === 403) log.error({ lalamove: 'does not know our key', status: reply.status })
    return { no: v.parse(LalamoveErrors, reply.body).errors[0].id }
  }

  /** A whole operation: `unknown` where it fails. Contents stay out of the log. */
  const inTime = <T>(operation: Promise<T>): Promise<T | 'unknown'> =>
    operation.catch((fault: unknown) => {
      if (fault instanceof v.ValiError) log.error({ lalamove: 'gives an answer that makes no sense', at: fault.issues.map(misshapen) })
      return 'unknown' as const
    })

  async function riderOf({ orderId, driverId, status }: LalamoveOrder, market: CourierMarket): Promise<CourierRider | null> {
    if (!driverId || (status !== 'ON_GOING' && status !== 'PICKED_UP')) return null
    const driver = await ask(LalamoveDriver, { market, path: `/v3/orders/${orderId}/drivers/${encodeURIComponent(driverId)}` })
    if ('no' in driver) return null
    const { name, phone, coordinates } = driver.said.data
    return { name, phone: phone || null, place: coordinates ?? null }
  }

  async function read(ref: string, market: CourierMarket): Promise<CompanyBooking | 'absent'> {
    const order = await ask(LalamoveOrder, { market, path: `/v3/orders/${encodeURIComponent(ref)}` })
    if ('no' in order) return absentOr(order.no)
    // How the order stands is worth more than who brings it: a driver who is not told keeps nobody from hearing that.
    const rider = await riderOf(order.said.data, market).catch(() => null)
    return { ...bookingOf(order.said.data), rider }
  }

  async function quote(job: CourierJob) {
    const { market, from, to } = job
    const data = { serviceType: service, language: `zh_${market}`, stops: [stopOf(from), stopOf(to)] }
    const quotation = await ask(LalamoveQuotation, { market, path: '/v3/quotations', method: 'POST', data })
    if ('no' in quotation) return noOf(quotation.no)
    const { quotationId, stops, priceBreakdown, expiresAt } = quotation.said.data
    return {
      quoteRef: quotationId,
      stopRefs: [stops[0].stopId, stops[1].stopId] as const,
      price: priceBreakdown.total,
      until: expiresAt,
    }
  }

  const book: CourierCompany['book'] = async ({ market, from, to }, { quote: { quoteRef, stopRefs }, key: bookingId }) => {
    const [sender, recipient] = [personAt(from, stopRefs[0]), personAt(to, stopRefs[1])]
    const recipients = [{ ...recipient, remarks: to.note.slice(0, mostRemark) }]
    const data = { quotationId: quoteRef, sender, recipients, isPODEnabled: true, metadata: { bookingId } }
    const order = await ask(LalamoveOrder, { market, path: '/v3/orders', method: 'POST', data })
    return 'no' in order ? noOf(order.no) : { ...bookingOf(order.said.data), rider: null }
  }

  async function cancel(ref: string, market: CourierMarket) {
    const cancelled = await ask(v.unknown(), { market, path: `/v3/orders/${encodeURIComponent(ref)}`, method: 'DELETE' })
    return 'no' in cancelled ? ('tooLate' as const) : ('cancelled' as const)
  }

  return {
    name: 'lalamove',
    title: 'Lalamove',
    markets,
    vehicle: service === 'MOTORCYCLE' ? 'motorbike' : service === 'COURIER' ? 'foot' : 'car',
    quote: (job) => inTime(quote(job)),
    book: (job, terms) => inTime(book(job, terms)),
    read: (ref, market) => inTime(read(ref, market)),
    cancel: (ref, market) => inTime(cancel(ref, market)),
    verifyWebhook: (webhook) => verifyLalamoveWebhook(webhook, settings),
  }
}

function noOf(id: string): CourierNo {
  if (id === 'ERR_OUT_OF_SERVICE_AREA') return { no: 'outOfArea' }
  return { no: id === 'ERR_INSUFFICIENT_CREDIT' ? 'noCredit' : 'refused' }
}

function absentOr(id: string): 'absent' {
  if (id === 'ERR_ORDER_NOT_FOUND') return 'absent'
  throw new Error(`Lalamove does not say: ${id}`)
}

const stopOf = ({ lat, lng, address }: CourierStop) => ({ coordinates: { lat: String(lat), lng: String(lng) }, address })
const personAt = ({ name, phone }: CourierStop, stopId: string) => ({ stopId, name, phone })

/** The field that is not as expected; never its value. */
const misshapen = (issue: v.BaseIssue<unknown>) => ({ field: v.getDotPath(issue) ?? '', expected: issue.expected ?? issue.type })
