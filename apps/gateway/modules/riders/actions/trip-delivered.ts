import { tripDelivered, type Input } from '@harbour/protocol'
import { cents, orderStatuses, type Cents } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { earnOrderPoints } from '../../members/points/earn-order-points.ts'
import { MovedMeanwhile } from '../../ordering/moved-meanwhile.ts'
import { moveOrder } from '../../ordering/move-order.ts'
import { asksForAge } from '../../ordering/order-card.ts'
import type { OrderRecord } from '../../ordering/order.ts'
import { cleanPhoto } from '../clean-photo.ts'
import { handle, type Call } from '../deps.ts'
import { cashOf, riderAs, shownTrip, tripOfToken } from '../open-trip.ts'
import type { TripRecord } from '../store/trips.ts'

type Delivery = Pick<Input<typeof tripDelivered>, 'proof' | 'cash'> & { order: OrderRecord; trip: TripRecord }

export const tripDeliveredAction = handle(tripDelivered, async ({ token, orderId, proof, cash }, call) => {
  const trip = await tripOfToken(token, call)
  if (!trip) throw refuse(tripDelivered, 'TRIP_UNKNOWN')
  const stop = trip.stops.find((each) => each.orderId === orderId.toLowerCase())
  const order = stop && (await call.orders.ofShop(stop.orderId, trip.storeId))
  if (!stop || !order) throw refuse(tripDelivered, 'ORDER_UNKNOWN')
  if (stop.outcome === 'failed') throw refuse(tripDelivered, 'NOT_ON_ITS_WAY')
  // A rider who gets no answer says it again: the points are given then.
  if (stop.outcome === 'delivered') await earnOrderPoints(order, call)
  else await deliver({ order, trip, proof, cash }, call)
  const shown = await shownTrip(token, call)
  if (!shown) throw refuse(tripDelivered, 'TRIP_UNKNOWN')
  return shown
})

/** Completes the order by the shop's hand, with its photo and the cash; one that the shop itself has completed meanwhile is only marked. */
async function deliver(delivery: Delivery, call: Call): Promise<void> {
  const { order, proof } = delivery
  if (!['delivering', 'completed'].includes(order.state)) throw refuse(tripDelivered, 'NOT_ON_ITS_WAY')
  const collected = collectedFor(delivery)
  if (proof.by === 'photo' && asksForAge(order)) throw refuse(tripDelivered, 'AGE_CHECK_NEEDED')
  await judgeCode(delivery, call)
  const photo = proof.by === 'photo' ? await cleanPhoto(proof.picture) : null
  if (photo === 'broken') throw refuse(tripDelivered, 'PHOTO_BROKEN')
  const { storeId, orderId } = order
  const also = async (rows: Rows) => {
    // The order and its stop end together: one that was taken off, or given back, meanwhile ends neither.
    if (!(await writeDown(rows, { ...delivery, photo, collected }, call))) throw new MovedMeanwhile()
  }
  const moved = await moveOrder({ storeId, orderId, status: orderStatuses.completed, reason: null, collected, also }, call).catch(goneOn)
  if (typeof moved === 'string') throw refuse(tripDelivered, 'NOT_ON_ITS_WAY')
  // What the books have of it stands, whoever said it first.
  const most = collected === undefined ? undefined : cents(Math.min(collected, await call.orders.collected(orderId)))
  await call.db.transaction((rows) => writeDown(rows, { ...delivery, photo, collected: most }, call))
}

/** Refuses a wrong code. It is counted at once, whatever becomes of the delivery. */
async function judgeCode({ order: { orderId }, trip: { tripId }, proof }: Delivery, { trips }: Call): Promise<void> {
  if (proof.by !== 'code') return
  const tried = await trips.tryCode({ tripId, orderId, code: proof.code })
  if (tried !== 'right') throw refuse(tripDelivered, tried === 'wrong' ? 'CODE_WRONG' : 'CODE_CLOSED')
}

/** The cash that was collected for an order, of which the rider has to say how much it was; undefined where none was to be. */
function collectedFor({ order, cash }: Delivery): Cents | undefined {
  const toCollect = cashOf(order)
  if (toCollect === 0) return undefined
  if (cash === undefined) throw refuse(tripDelivered, 'CASH_REQUIRED')
  if (cash > toCollect) throw refuse(tripDelivered, 'SUM_TOO_LARGE')
  return cash
}

function goneOn(cause: unknown): never {
  throw cause instanceof MovedMeanwhile ? refuse(tripDelivered, 'NOT_ON_ITS_WAY') : cause
}

type Done = Delivery & { photo: Buffer | null; collected: Cents | undefined }

/** Marks the stop with its proof and cash, and writes down who has done it; false where it is a stop to come no more. */
async function writeDown(rows: Rows, { order, trip, proof, collected, photo }: Done, call: Call): Promise<boolean> {
  const { orderId, storeId } = order
  const [at, cash] = [call.clock.now(), collected ?? null]
  if (!(await call.trips.deliver(rows, { tripId: trip.tripId, orderId, proof: proof.by, cash, at }))) return false
  if (photo) await call.deliveryPhotos.keep(rows, { orderId, picture: photo, at })
  const shop = namedShop(storeId, call.catalogue)
  const after = { proof: proof.by, cash, toCollect: cashOf(order) }
  await call.audit.write(rows, { action: tripDelivered.name, subject: orderId, shop, after }, riderAs(trip, call))
  return true
}
