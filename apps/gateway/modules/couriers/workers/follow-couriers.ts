import { addMinutes } from '@harbour/rules'
import { worker } from '../../../platform/workers/worker.ts'
import { followBooking, type FollowDeps } from '../follow-booking.ts'
import { bookingsDue } from '../store/courier-bookings.ts'

/** The time for which a process has a booking to itself, and the longest for which a company that does not answer is left alone. */
const inHandMinutes = 1
const mostRestMinutes = 10

/** Asks companies how the bookings stand that have not ended, so that a webhook that was lost changes nothing. Any number of processes may do so. */
export const followCouriers = worker({
  name: 'following couriers',
  due: bookingsDue,
  claim({ courierBookings, clock }: FollowDeps, most) {
    const now = clock.now()
    return courierBookings.claim({ now, until: addMinutes(now, inHandMinutes), most })
  },
  async run({ tries, ...booking }, deps) {
    if (await followBooking(booking, deps)) return
    await deps.courierBookings.again(booking.bookingId, addMinutes(deps.clock.now(), Math.min(2 ** (tries - 2), mostRestMinutes)))
  },
})
