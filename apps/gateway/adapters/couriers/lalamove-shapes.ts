import { cents, type Cents } from '@harbour/rules'
import * as v from 'valibot'
import type { CompanyBooking, CourierState } from '../../modules/couriers/courier-company.ts'

/** The statuses of an order, as developers.lalamove.com has them for version 3. */
const states: Record<string, CourierState> = {
  ASSIGNING_DRIVER: 'seeking',
  ON_GOING: 'coming',
  PICKED_UP: 'pickedUp',
  COMPLETED: 'delivered',
  CANCELED: 'cancelled',
  REJECTED: 'rejected',
  EXPIRED: 'expired',
}

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const Time = v.pipe(v.string(), v.transform(Date.parse), v.number(), v.finite())
/** Dollars of Hong Kong or patacas of Macau as text, `90` or `90.5`. */
const Sum = v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,2})?$/), v.transform(centsOf))
const Prices = v.object({ total: Sum, currency: v.picklist(['HKD', 'MOP']) })
const Degrees = v.pipe(v.string(), v.transform(Number), v.number(), v.finite())

export const LalamoveQuotation = v.object({
  data: v.object({
    quotationId: Id,
    expiresAt: Time,
    stops: v.strictTuple([v.object({ stopId: Id }), v.object({ stopId: Id })]),
    priceBreakdown: Prices,
  }),
})

export const LalamoveOrder = v.object({
  data: v.object({
    orderId: Id,
    status: v.picklist(Object.keys(states)),
    driverId: v.nullish(v.string(), ''),
    shareLink: v.nullish(v.string(), ''),
    priceBreakdown: Prices,
    metadata: v.nullish(v.record(v.string(), v.unknown()), {}),
  }),
})
export type LalamoveOrder = v.InferOutput<typeof LalamoveOrder>['data']

export const LalamoveDriver = v.object({
  data: v.object({
    name: v.string(),
    phone: v.nullish(v.string(), ''),
    coordinates: v.nullish(v.object({ lat: Degrees, lng: Degrees })),
  }),
})

/** Its clear no: the first error's name is enough. */
export const LalamoveErrors = v.object({ errors: v.tupleWithRest([v.object({ id: v.string() })], v.unknown()) })

/** An order of theirs as our port tells it, without its driver, who is asked for apart. */
export function bookingOf({ orderId, status, shareLink, priceBreakdown, metadata }: LalamoveOrder): Omit<CompanyBooking, 'rider'> {
  const state = states[status]
  if (!state) throw new Error('a status that the shape has let pass')
  const { bookingId } = metadata ?? {}
  return {
    ref: orderId,
    key: typeof bookingId === 'string' ? bookingId : null,
    state,
    price: priceBreakdown.total,
    trackUrl: shareLink?.startsWith('https://') ? shareLink : null,
  }
}

/** Integer cents of a text of dollars, without a fraction in between. */
function centsOf(text: string): Cents {
  const [whole = '', part = ''] = text.split('.')
  return cents(Number(whole + part.padEnd(2, '0')))
}
