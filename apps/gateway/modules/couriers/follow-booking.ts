import { updateOrderStatus } from '@harbour/protocol'
import { addMinutes, stateCode, type Instant, type OrderState } from '@harbour/rules'
import { namedShop } from '../catalogue/shop-overlay.ts'
import { earnOrderPoints } from '../members/points/earn-order-points.ts'
import { changeState } from '../ordering/change-state.ts'
import type { OrderRecord } from '../ordering/order.ts'
import { sawRider } from '../ordering/saw-rider.ts'
import type { BookingRecord } from './booking.ts'
import type { CompanyBooking, CourierCompany } from './courier-company.ts'
import type { CourierDeps } from './deps.ts'

export type FollowDeps = Pick<
  CourierDeps,
  'courierBookings' | 'couriers' | 'orders' | 'riderLockerStore' | 'catalogue' | 'clock' | 'points' | 'ids' | 'audit' | 'log'
>

/** The minutes after which a company is asked again how a live booking stands, whatever its webhooks say. */
const lookAgainMinutes = 0.5

/**
 * Reads a booking at its company and does what follows, as the webhook and the worker do: an order that was picked up is on its way, one that was delivered is completed, and
 * its guest sees where the rider is. A booking whose order was cancelled is cancelled, while the company lets it go. False where the company gave no answer.
 */
export async function followBooking(booking: BookingRecord, deps: FollowDeps): Promise<boolean> {
  const company = deps.couriers.byName.get(booking.company)
  const { ref, market, endedAt } = booking
  if (endedAt !== null) return true
  if (!company || ref === null) return false
  const order = await deps.orders.ofShop(booking.orderId, booking.storeId)
  if (order?.state === 'cancelled') await company.cancel(ref, market)
  const seen = await company.read(ref, market)
  if (seen === 'absent') deps.log.error({ courier: 'does not know a booking that it has made', company: company.name })
  if (seen === 'absent' || seen === 'unknown') return false
  await heardOf(booking, { seen, company }, deps)
  return true
}

type Heard = { seen: CompanyBooking; company: CourierCompany }

/** Moves the order as the company says of its booking, and keeps that; the order first, so that a process that dies between is followed by another. */
export async function heardOf(booking: BookingRecord, { seen, company }: Heard, deps: FollowDeps): Promise<BookingRecord | undefined> {
  const at = deps.clock.now()
  if (seen.state === 'pickedUp') await bringAlong(booking, { to: 'delivering', company }, deps)
  if (seen.state === 'delivered') await bringAlong(booking, { to: 'completed', company }, deps)
  if (seen.rider?.place) await showRider(booking, { seen, company }, deps)
  const again: Instant = addMinutes(at, lookAgainMinutes)
  return deps.courierBookings.saw({ bookingId: booking.bookingId, seen, at, again })
}

/** The rider as the guest sees them; an order that is not ready yet, or not on its way any more, is passed over. */
async function showRider({ storeId, orderId }: BookingRecord, { seen, company }: Heard, deps: FollowDeps): Promise<void> {
  const { rider } = seen
  if (!rider?.place) return
  const { name, phone, place } = rider
  const shown = { name: name.slice(0, 40) || company.title, vehicle: company.vehicle, ...(phone !== null && isPhone(phone) && { phone }) }
  await sawRider({ storeId, orderId, rider: shown, ...place }, deps)
}

const isPhone = (text: string) => /^[+\d ()-]{6,20}$/.test(text)

/** The way of an order that a courier brings. */
const way: readonly OrderState[] = ['preparing', 'ready', 'delivering', 'completed']

/** Takes an order along its way, step by step, as by its shop's hand; one that has left the way stays where it is. Each step is in the audit under the company's name. */
async function bringAlong(
  { storeId, orderId }: BookingRecord,
  { to, company }: { to: OrderState; company: CourierCompany },
  deps: FollowDeps,
): Promise<void> {
  const find = () => deps.orders.ofShop(orderId, storeId)
  const order = await find()
  if (!order || !way.includes(order.state)) return
  let reached: OrderRecord = order
  for (const step of way.slice(way.indexOf(order.state) + 1, way.indexOf(to) + 1)) {
    const after = { status: stateCode(step, order.orderType) }
    const done = { action: updateOrderStatus.name, subject: orderId, shop: namedShop(storeId, deps.catalogue), after }
    const by = { caller: { staffId: null, name: company.title }, logId: deps.ids.guid().slice(-12) }
    const moved = await changeState({ find, to: step, by: 'shop', reason: null, also: (rows) => deps.audit.write(rows, done, by) }, deps)
    if (typeof moved === 'string') return
    reached = moved
  }
  await earnOrderPoints(reached, deps)
}
