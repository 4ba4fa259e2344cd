import type { CourierBooking } from '@harbour/protocol'
import type { Cents, Instant } from '@harbour/rules'
import type { CourierCompanies, CourierMarket } from './courier-company.ts'

/** A booking as it is kept. `ref`: the company's name for it, null until it is known. */
export type BookingRecord = {
  bookingId: string
  orderId: string
  storeId: string
  company: string
  market: CourierMarket
  ref: string | null
  state: CourierBooking['state']
  /** In cents. */
  price: Cents
  trackUrl: string | null
  riderName: string | null
  riderPhone: string | null
  askedAt: Instant
  quotedUntil: Instant
  endedAt: Instant | null
}

/** The time after its quote's end until which a company that gave no clear answer may still say that it has booked, in milliseconds. */
const waitsForWord = 10 * 60_000

/** The moment from which a person may give up a booking of which its company has said nothing. */
export const givenUpFrom = ({ quotedUntil }: Pick<BookingRecord, 'quotedUntil'>): Instant => quotedUntil + waitsForWord

/** A booking as its shop sees it. */
export function bookingShown(booking: BookingRecord, { byName }: Pick<CourierCompanies, 'byName'>): CourierBooking {
  const { bookingId, company, state, price, trackUrl, riderName, riderPhone, askedAt, ref, endedAt } = booking
  return {
    bookingId,
    company: byName.get(company)?.title ?? company,
    state,
    price,
    trackUrl,
    rider: riderName === null ? null : { name: riderName, phone: riderPhone },
    askedAt,
    clearBy: ref === null && endedAt === null ? givenUpFrom(booking) : null,
  }
}
