import { courierCancel } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { bookingShown, givenUpFrom, type BookingRecord } from '../booking.ts'
import { handle, type Call } from '../deps.ts'

export const courierCancelAction = handle(courierCancel, async ({ storeId, orderId }, call) => {
  const order = await call.orders.ofShop(orderId, storeId)
  if (!order) throw refuse(courierCancel, 'ORDER_UNKNOWN')
  const booking = (await call.courierBookings.ofOrders([order.orderId])).get(order.orderId)
  if (!booking) throw refuse(courierCancel, 'COURIER_UNKNOWN')
  // Said again it is done.
  if (booking.state === 'cancelled' || booking.state === 'givenUp') return { booking: bookingShown(booking, call.couriers) }
  if (booking.endedAt !== null) throw refuse(courierCancel, 'COURIER_UNKNOWN')
  const ended = await end(booking, booking.ref === null ? giveUp(booking, call) : await letGo(booking, booking.ref, call), call)
  return { booking: bookingShown(ended, call.couriers) }
})

/** A booking of which its company has said nothing: somebody has looked there, and found none. */
function giveUp(booking: BookingRecord, { clock }: Call): 'givenUp' {
  if (clock.now() < givenUpFrom(booking)) throw refuse(courierCancel, 'COURIER_UNCLEAR')
  return 'givenUp'
}

async function letGo({ company, market }: BookingRecord, ref: string, { couriers }: Call): Promise<'cancelled'> {
  const outcome = (await couriers.byName.get(company)?.cancel(ref, market)) ?? 'unknown'
  if (outcome === 'unknown') throw refuse(courierCancel, 'COURIER_NO_ANSWER')
  if (outcome === 'tooLate') throw refuse(courierCancel, 'COURIER_TOO_LATE')
  return outcome
}

/** Ends the booking, with who of the staff did it; where the company has said meanwhile how it stands, that stands. */
async function end(booking: BookingRecord, state: 'cancelled' | 'givenUp', call: Call<'staff'>): Promise<BookingRecord> {
  const { bookingId, orderId, storeId } = booking
  const ended = await call.db.transaction(async (rows) => {
    const done = await call.courierBookings.end(rows, { bookingId, state, at: call.clock.now() })
    const written = { action: courierCancel.name, subject: orderId, shop: namedShop(storeId, call.catalogue), after: { bookingId, state } }
    if (done) await call.audit.write(rows, written, call)
    return done
  })
  const now = ended ?? (await call.courierBookings.one(bookingId))
  if (!now || now.endedAt === null) throw refuse(courierCancel, 'COURIER_UNCLEAR')
  return now
}
