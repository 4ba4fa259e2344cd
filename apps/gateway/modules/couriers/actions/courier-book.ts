import { courierBook, type Answer, type Input } from '@harbour/protocol'
import { centsToDollars } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { bookingShown, type BookingRecord } from '../booking.ts'
import { bookable, type Bookable } from '../courier-job.ts'
import type { CourierNo, CourierQuote } from '../courier-company.ts'
import { handle, type Call } from '../deps.ts'
import { heardOf } from '../follow-booking.ts'

/** The row is there before the company is asked, and keeps everybody else from asking: a company knows no key that books once. */
export const courierBookAction = handle(courierBook, async (input, call) => {
  const { storeId, orderId } = input
  const before = (await call.courierBookings.ofOrders([orderId])).get(orderId.toLowerCase())
  if (before?.endedAt === null && before.storeId === storeId) return shown(before, call)
  const found = await bookable(input, call)
  if (typeof found === 'string') throw refuse(courierBook, found)
  const quote = await found.company.quote(found.job)
  if (quote === 'unknown') throw refuse(courierBook, 'COURIER_NO_ANSWER')
  if ('no' in quote) throw refusal(quote)
  if (quote.price > input.price) throw refuse(courierBook, 'COURIER_DEARER', { price: centsToDollars(quote.price) })
  const begun = await begin(input, { found, quote }, call)
  return shown('live' in begun ? begun.live : await ask(begun.begun, { found, quote }, call), call)
})

type BookingInput = { found: Bookable; quote: CourierQuote }

/** Writes the booking down with who of the staff makes it, or gives the one that somebody else has begun meanwhile. */
function begin({ storeId }: Input<typeof courierBook>, { found, quote }: BookingInput, call: Call<'staff'>) {
  const { order, company, job } = found
  return call.db.transaction(async (rows) => {
    const booking = { bookingId: call.ids.guid(), orderId: order.orderId, storeId, company: company.name, market: job.market }
    const terms = { price: quote.price, askedAt: call.clock.now(), quotedUntil: quote.until }
    const begun = await call.courierBookings.begin(rows, { ...booking, ...terms })
    if ('refused' in begun) throw refuse(courierBook, begun.refused)
    if ('live' in begun) return begun
    const after = { bookingId: booking.bookingId, company: company.name, price: quote.price }
    await call.audit.write(
      rows,
      { action: courierBook.name, subject: order.orderId, shop: namedShop(storeId, call.catalogue), after },
      call,
    )
    return begun
  })
}

/** Asks the company, once. Without a clear answer the booking stays `unclear`, until a webhook names it or a person gives it up. */
async function ask(booking: BookingRecord, { found: { company, job }, quote }: BookingInput, call: Call<'staff'>): Promise<BookingRecord> {
  const { bookingId } = booking
  const seen = await company.book(job, { quote, key: bookingId })
  if (seen === 'unknown') return (await call.courierBookings.one(bookingId)) ?? booking
  if (!('no' in seen)) return (await heardOf(booking, { seen, company }, call)) ?? booking
  await call.db.transaction((rows) => call.courierBookings.end(rows, { bookingId, state: 'refused', at: call.clock.now() }))
  throw refusal(seen)
}

function refusal({ no }: CourierNo) {
  if (no === 'outOfArea') return refuse(courierBook, 'COURIER_TOO_FAR')
  return refuse(courierBook, no === 'noCredit' ? 'COURIER_NO_CREDIT' : 'COURIER_REFUSED')
}

const shown = (booking: BookingRecord, { couriers }: Call): Answer<typeof courierBook> => ({ booking: bookingShown(booking, couriers) })
