import { tripDelivered, type Input } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { earnOrderPoints } from '../../members/points/earn-order-points.ts'
import { moveOrder } from '../../ordering/move-order.ts'
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
  const { order, proof, cash } = delivery
  if (!['delivering', 'completed'].includes(order.state)) throw refuse(tripDelivered, 'NOT_ON_ITS_WAY')
  if (cashOf(order) > 0 && cash === undefined) throw refuse(tripDelivered, 'CASH_REQUIRED')
  const photo = proof.by === 'photo' ? await cleanPhoto(proof.picture) : null
  if (photo === 'broken') throw refuse(tripDelivered, 'PHOTO_BROKEN')
  const write = (moves: boolean) => (rows: Rows) => writeDown(rows, { ...delivery, photo, moves }, call)
  const { storeId, orderId } = order
  const moved = await moveOrder({ storeId, orderId, status: orderStatuses.completed, reason: null, also: write(true) }, call)
  if (typeof moved === 'string') throw refuse(tripDelivered, 'NOT_ON_ITS_WAY')
  await call.db.transaction(write(false))
}

type Done = Delivery & { photo: Buffer | null; moves: boolean }

/** Marks the stop with its proof and cash, and writes down who has done it; of one that is marked already, only what `moves` its order. */
async function writeDown(rows: Rows, { order, trip, proof, cash, photo, moves }: Done, call: Call): Promise<void> {
  const { orderId, storeId } = order
  const [at, toCollect] = [call.clock.now(), cashOf(order)]
  const collected = toCollect > 0 ? (cash ?? null) : null
  const marked = await call.trips.deliver(rows, { tripId: trip.tripId, orderId, proof: proof.by, cash: collected, at })
  if (!marked && !moves) return
  if (photo) await call.deliveryPhotos.keep(rows, { orderId, picture: photo, at })
  const shop = namedShop(storeId, call.catalogue)
  const after = { proof: proof.by, cash: collected, toCollect }
  await call.audit.write(rows, { action: tripDelivered.name, subject: orderId, shop, after }, riderAs(trip, call))
}
