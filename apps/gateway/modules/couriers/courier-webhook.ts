import { addMinutes } from '@harbour/rules'
import type { BookingRecord } from './booking.ts'
import type { CourierCompany, CourierMarket } from './courier-company.ts'
import { followBooking, heardOf, type FollowDeps } from './follow-booking.ts'

type Told = { company: CourierCompany; ref: string; market: CourierMarket | null }

/**
 * A company has said that something happened to a booking. What it was is not believed: the booking is read. One whose name we have not heard yet is found by the key that
 * it was booked under, which is how a booking without a clear answer becomes clear. False where the company gave no answer, so that it says it again.
 */
export async function handleCourierWebhook({ company, ref, market }: Told, deps: FollowDeps): Promise<boolean> {
  const known = await deps.courierBookings.ofCompany(company.name, ref)
  if (known) return (await followBooking(known, deps)) || askAgain(known, deps)
  const seen = await company.read(ref, market ?? company.markets[0] ?? 'HK')
  if (seen === 'unknown') return false
  const booking = seen === 'absent' || seen.key === null || !isGuid(seen.key) ? undefined : await deps.courierBookings.one(seen.key)
  // Somebody else's: the account is the chain's, and may have other uses.
  if (!booking || seen === 'absent') return true
  const kept = booking.endedAt === null ? await heardOf(booking, { seen, company }, deps) : undefined
  if (kept?.ref === ref) return true
  // It was given up meanwhile, or is another's: nobody waits for this rider.
  deps.log.error({ courier: 'comes for a booking that was given up', company: company.name, bookingId: booking.bookingId })
  return (await company.cancel(ref, booking.market)) !== 'unknown'
}

async function askAgain({ bookingId }: BookingRecord, { courierBookings, clock }: FollowDeps): Promise<false> {
  await courierBookings.again(bookingId, addMinutes(clock.now(), 0.25))
  return false
}

const isGuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
