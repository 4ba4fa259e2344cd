import { shopOrderGet } from '@harbour/protocol'
import { cents, isInHand, type Instant } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { bookingShown } from '../../couriers/booking.ts'
import { courierJob } from '../../couriers/courier-job.ts'
import { refundedLines } from '../../payments/quote-refund.ts'
import { priceInWords, shopOrderInHand } from '../order-card.ts'
import type { OrderRecord } from '../order.ts'
import { ratingShown } from '../own-rating.ts'
import { shopOrderEvents } from '../shop-order-events.ts'

/** The time for which a shop's people may look an order up once it is no longer in hand, in milliseconds. */
const shownFor = 7 * 24 * 60 * 60_000

export const shopOrderGetAction = handle(shopOrderGet, async ({ storeId, orderId }, call) => {
  const { orders, orderRatings, trips, couriers, courierBookings, deliveryPhotos, refunds, shopEvents, language, clock } = call
  const now = clock.now()
  const order = await orders.ofShop(orderId, storeId)
  if (!order || !isOfShop(order, now)) throw refuse(shopOrderGet, 'ORDER_UNKNOWN')
  const [onTrips, booked, photo, rating, left, paid, steps, acts] = await Promise.all([
    trips.ofOrders([orderId]),
    courierBookings.ofOrders([orderId]),
    deliveryPhotos.has(orderId),
    orderRatings.of(orderId),
    refunds.leftOf([orderId]),
    refunds.refundable({ orderId, storeId }),
    shopEvents.steps(orderId),
    shopEvents.acts(orderId),
  ])
  const { charged = null, card = null } = paid ?? {}
  const booking = booked.get(order.orderId)
  const byCourier = courierJob(order, call)
  const beside = {
    language,
    trip: onTrips.get(order.orderId) ?? null,
    courier: booking?.state,
    goesBack: left.get(order.orderId) ?? cents(0),
  }
  return {
    order: shopOrderInHand(order, { ...beside, now }),
    inHand: isInHand(order, now),
    price: priceInWords(order.price, language),
    charged: charged ?? cents(0),
    card: order.payMethod === 'card' ? card : null,
    endReason: order.endReason,
    refund: order.refundState === 'none' ? null : { state: order.refundState, amount: order.refunded },
    refunded: order.refunded,
    refundedLines: paid && charged !== null ? refundedLines({ ...paid, charged, left: charged }) : [],
    courierCompany: typeof byCourier === 'string' ? undefined : byCourier.company.title,
    courier: booking && bookingShown(booking, couriers),
    photo,
    rating: ratingShown(rating),
    events: shopOrderEvents({ steps, acts, orderType: order.orderType }),
  }
})

/** A shop hears of an order once it is paid, and of one that nobody paid never. */
function isOfShop(order: OrderRecord, now: Instant): boolean {
  if (order.state === 'paymentPending' || order.endReason === 'unpaid') return false
  return isInHand(order, now) || now < (order.wantedAt ?? order.placedAt) + shownFor
}
