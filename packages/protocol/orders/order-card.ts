import * as v from 'valibot'
import { Contact, Destination, Handover, PayMethod } from './draft.ts'
import { FilledLocker } from './locker.ts'
import { LinePicture, OrderedLine } from './ordered-line.ts'
import { Price } from './price.ts'
import { OwnRating } from './rating.ts'
import { RiderSeen } from './rider.ts'
import { ShownCard } from '../payments/shown-card.ts'
import { Brand, Count, Dollars, Moment, OrderId, OrderType, Point, StoreId, Text } from '../units.ts'

/** One step in an order's life; `seq` counts from 1 and is the live stream's Last-Event-ID. */
export const OrderEvent = v.object({ seq: v.pipe(v.number(), v.integer()), status: v.number(), at: Moment })
export type OrderEvent = v.InferOutput<typeof OrderEvent>

const { lines: _lines, ...priceWithoutLines } = Price.entries

/** The state of an order's money on its way back; what has failed is put right by hand. */
export const Refund = v.object({ state: v.picklist(['arranged', 'processing', 'refunded', 'failed', 'manual']), amount: Dollars })
export type Refund = v.InferOutput<typeof Refund>

/**
 * The reason why an order ended: by its guest, unpaid in time, its slot full by the time it was paid, without an answer from the shop, or as the shop says. The
 * last two are of the handover: nobody took it, or who was to take it could not show their age (spec 5.13).
 */
export const EndReason = v.picklist([
  'guest',
  'unpaid',
  'slotFull',
  'noAnswer',
  'soldOut',
  'tooBusy',
  'closing',
  'cannotDeliver',
  'other',
  'refusedAtDoor',
  'ageNotShown',
])
export type EndReason = v.InferOutput<typeof EndReason>

export const OrderCard = v.object({
  orderId: OrderId,
  orderNo: Text,
  pickupNo: Text,
  brand: Brand,
  storeId: StoreId,
  storeName: Text,
  orderType: OrderType,
  /** A wire code of domain.md, such as 12 for preparing. */
  status: v.number(),
  placedAt: Moment,
  /** The start of a preorder's slot; null for an order made at once. */
  wantedAt: v.nullable(Moment),
  /** The moment at which the kitchen begins with a preorder; null for an order made at once. */
  fireAt: v.nullable(Moment),
  /** The moments between which it should be there: as it was promised, or while its rider is seen, as that says. */
  etaLow: Moment,
  etaHigh: Moment,
  itemCount: Count,
  title: Text,
  picture: Text,
  /** The image of its second dish; left out where there is none. */
  pictureBeside: v.optional(Text),
  /** Its first two dishes as they are pictured, and how many of each. */
  pictured: v.optional(v.array(v.object({ picture: Text, num: Count, composed: v.optional(LinePicture), crust: v.optional(Text) }))),
  total: Dollars,
  payMethod: PayMethod,
  /** The end of the time in which it can be paid; null for one that is not waiting for its money. */
  payUntil: v.nullable(Moment),
  /** The reason why it was cancelled. */
  endReason: v.nullable(EndReason),
  /** The part of its money that goes back; null where none does. */
  refund: v.nullable(Refund),
  /** Set on one that is unpaid or was cancelled: a person looks at what the bank says of a payment, so that nobody knows yet what was charged. */
  checking: v.optional(v.boolean()),
  /** The stars that its guest gave its food, else how it was brought; in lists alone, and left out where it was not rated. */
  stars: v.optional(v.number()),
})
export type OrderCard = v.InferOutput<typeof OrderCard>

export const OrderDetail = v.object({
  ...OrderCard.entries,
  storePhone: Text,
  storeAddress: Text,
  storeLat: Point.entries.lat,
  storeLng: Point.entries.lng,
  destination: v.nullable(v.object(Destination.entries)),
  contact: v.nullable(v.object(Contact.entries)),
  /** The handover of a delivery, and what the rider should know; null for others. */
  handover: v.nullable(Handover),
  request: v.nullable(Text),
  lines: v.array(OrderedLine),
  price: v.object(priceWithoutLines),
  events: v.array(OrderEvent),
  mayCancel: v.boolean(),
  /** The latest moment that it was promised for. */
  promisedBy: Moment,
  /** The minutes of making it and of bringing it. */
  makeMinutes: v.number(),
  travelMinutes: v.number(),
  /** The card that paid it. */
  card: v.nullable(ShownCard),
  /** The points that it gives its member once it is completed; 0 where it gives none. */
  earns: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The rider; only while it is on its way. */
  rider: v.nullable(RiderSeen),
  /** The code that its guest says to the shop's own rider at the door; only while that is on the way with it. */
  deliveryCode: v.nullable(Text),
  /** The locker that it waits in, until it is fetched. */
  locker: v.nullable(FilledLocker),
  /** The guest's own rating; null until it is completed. */
  rating: v.nullable(OwnRating),
  /** Opens this order's live stream and nothing else: `GET /events/orders/{orderId}?ticket=`. */
  ticket: Text,
})
export type OrderDetail = v.InferOutput<typeof OrderDetail>
