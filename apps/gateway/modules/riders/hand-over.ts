import { riderHandOver } from '@harbour/protocol'
import { mayChange, type Instant } from '@harbour/rules'
import { namedShop } from '../catalogue/shop-overlay.ts'
import { MovedMeanwhile } from '../ordering/moved-meanwhile.ts'
import type { OrderRecord } from '../ordering/order.ts'
import type { Call } from './deps.ts'
import type { TripRecord } from './store/trips.ts'

type HandedOver = { tripId: string; startedAt: Instant; orderIds: string[] }
type NotReady = { notReady: { orderId: string; pickupNo: string }[] }

/** The most times that somebody else may change the trip or its orders while it is handed over, before that is a fault. */
const tries = 5

/** Hands the orders of a trip that are still to come to its rider, all or none: those that are ready go on their way, those that are so already stay. */
export async function handOver(
  ask: { storeId: string; tripId: string },
  call: Call<'staff'>,
): Promise<HandedOver | NotReady | 'TRIP_UNKNOWN'> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const trip = await call.trips.ofShop(ask.tripId, ask.storeId)
    const orderIds = trip ? toCome(trip) : []
    if (!trip || orderIds.length === 0) return 'TRIP_UNKNOWN'
    if (trip.startedAt !== null) return { tripId: trip.tripId, startedAt: trip.startedAt, orderIds }
    const orders = await call.orders.manyOfShop(orderIds, ask.storeId)
    const at = call.clock.now()
    const ready = orders.filter((order) => mayChange(order, 'delivering', { by: 'shop', now: at }))
    const notReady = orders.filter((order) => order.state !== 'delivering' && !ready.includes(order))
    if (notReady.length > 0) return { notReady: notReady.map(({ orderId, pickupNo }) => ({ orderId, pickupNo })) }
    if (await sendOut({ trip, orderIds, ready, at }, call)) return { tripId: trip.tripId, startedAt: at, orderIds }
  }
  throw new Error(`a trip does not stay still for ${tries} tries`)
}

const toCome = ({ stops, endedAt }: TripRecord) =>
  endedAt === null
    ? stops.filter(({ outcome, state }) => outcome === null && state !== 'completed' && state !== 'cancelled').map(({ orderId }) => orderId)
    : []

type Sent = { trip: TripRecord; orderIds: string[]; ready: OrderRecord[]; at: Instant }

/** Moves the orders and begins the trip in one transaction; false where it, or one of them, has changed meanwhile. */
function sendOut({ trip, orderIds, ready, at }: Sent, call: Call<'staff'>): Promise<boolean> {
  const { tripId, storeId, riderName } = trip
  const changes = ready.map(({ orderId, state }) => {
    return { orderId, from: state, to: 'delivering', at, actor: 'shop', reason: null, staff: call.caller, promise: null } as const
  })
  return call.orders.changeAll(changes, async (rows) => {
    if (!(await call.trips.start(rows, { tripId, orderIds, at }))) throw new MovedMeanwhile()
    const shop = namedShop(storeId, call.catalogue)
    await call.audit.write(rows, { action: riderHandOver.name, subject: riderName, shop, after: { tripId, orderIds } }, call)
  })
}
