import type { Trip } from '@harbour/protocol'
import { cents, isPaidAtHandover, type Instant } from '@harbour/rules'
import { localize } from '../../platform/localized-text.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { namedShop } from '../catalogue/shop-overlay.ts'
import { shopOrder } from '../ordering/order-card.ts'
import type { OrderRecord, ShopOrderRecord } from '../ordering/order.ts'
import type { Call } from './deps.ts'
import type { StopRecord, TripRecord } from './store/trips.ts'

const hour = 60 * 60_000
/** The time for which a link is good at most, and after its trip has ended. */
const linkLasts = 12 * hour
const linkLastsAfterEnd = hour

/** The trip that a link's token opens; undefined where it opens none, or none any more. */
export function tripOfToken(token: string, { trips, clock }: Pick<Call, 'trips' | 'clock'>): Promise<TripRecord | undefined> {
  const now = clock.now()
  return trips.byToken({ tokenHash: hashSecret(token), linkedSince: now - linkLasts, endedSince: now - linkLastsAfterEnd })
}

/** The trip of a token as its rider sees it now; undefined where it opens none. */
export async function shownTrip(token: string, call: Call): Promise<Trip | undefined> {
  const found = await tripOfToken(token, call)
  if (!found) return undefined
  const { storeId, stops } = found
  const orders = await call.orders.manyOfShop(
    stops.map(({ orderId }) => orderId),
    storeId,
  )
  const byId = new Map(orders.map((order) => [order.orderId, order]))
  const shop = namedShop(storeId, call.catalogue)
  return {
    tripId: found.tripId,
    riderName: found.riderName,
    startedAt: found.startedAt,
    endedAt: found.endedAt,
    until: endOfLink(found),
    shop: {
      storeId,
      name: localize(shop.name, call.language),
      address: localize(shop.address, call.language),
      phone: shop.phone,
      ...shop.point,
    },
    stops: stops.flatMap((stop, at) => {
      const order = byId.get(stop.orderId)
      return order ? [shownStop(stop, { order, stop: at + 1, call })] : []
    }),
  }
}

function endOfLink({ linkedAt, endedAt }: TripRecord): Instant {
  return Math.min(linkedAt + linkLasts, endedAt === null ? Infinity : endedAt + linkLastsAfterEnd)
}

type StopView = { order: ShopOrderRecord; stop: number; call: Pick<Call, 'language'> }

/** A stop, with its guest and door while it is to be brought, and not after. */
function shownStop(record: StopRecord, { order, stop, call }: StopView): Trip['stops'][number] {
  const { orderId, pickupNo, etaHigh, checkAge, toCollect, ...shown } = shopOrder(order, {
    language: call.language,
    trip: null,
    goesBack: cents(0),
  })
  const state = stateOfStop(record, order)
  const toCome = state === 'waiting' || state === 'onTheWay'
  const guest = { destination: shown.destination, contact: shown.contact, request: shown.request, quarantined: shown.quarantined }
  return {
    orderId,
    stop,
    pickupNo,
    state,
    failed: record.reason,
    etaHigh,
    itemCount: order.price.itemCount + order.price.gifts.length,
    handover: shown.handover,
    toCollect,
    collected: record.cash,
    checkAge,
    codeTries: toCome ? record.codeTries : 0,
    ...(toCome ? guest : { destination: null, contact: null, request: null, quarantined: null }),
  }
}

function stateOfStop({ outcome }: StopRecord, { state }: OrderRecord): Trip['stops'][number]['state'] {
  if (outcome === 'delivered' || state === 'completed') return 'delivered'
  if (state === 'cancelled') return 'cancelled'
  if (outcome === 'failed') return 'comingBack'
  return state === 'delivering' ? 'onTheWay' : 'waiting'
}

/** The cash, in cents, that whoever hands an order over collects for it, whether they have or not. */
export function cashOf({ payMethod, total }: Pick<OrderRecord, 'payMethod' | 'total'>) {
  return isPaidAtHandover(payMethod) ? total : 0
}

/** The person that the audit names for what is done by a trip's link: its rider, who is not of the staff. */
export function riderAs({ riderName }: TripRecord, { logId }: Pick<Call, 'logId'>) {
  return { caller: { staffId: null, name: riderName }, logId }
}
