import * as v from 'valibot'
import { action } from '../../action.ts'
import { Allergen } from '../../menu/allergen.ts'
import { Contact, Destination, Handover, PayMethod } from '../draft.ts'
import { Locker } from '../locker.ts'
import { MemberPreferential } from '../../promotions/member-preferential.ts'
import { OrderedLine } from '../ordered-line.ts'
import { HeldOrder } from './shop-order-hold.ts'
import { OrderTrip } from '../../riders/shop-rider.ts'
import { Dollars, Moment, OrderId, OrderType, StoreId, Text } from '../../units.ts'

/** An order as its shop sees it. */
export const ShopOrder = v.object({
  orderId: OrderId,
  orderNo: Text,
  pickupNo: Text,
  orderType: OrderType,
  status: v.number(),
  placedAt: Moment,
  etaHigh: Moment,
  /** The start of a preorder's slot, and when the kitchen is to begin, which the gateway then says; both null for an order made at once. */
  wantedAt: v.nullable(Moment),
  fireAt: v.nullable(Moment),
  makeMinutes: v.number(),
  travelMinutes: v.number(),
  cutlery: v.boolean(),
  lines: v.array(OrderedLine),
  total: Dollars,
  /** The method of payment, whether it is paid, and the cash to be collected by whoever hands it over; 0 where nothing is. */
  payMethod: PayMethod,
  paid: v.boolean(),
  toCollect: Dollars,
  /** The money that goes back where it is cancelled now: what was charged for it, less what has gone back; 0 where nothing is to go back. */
  goesBack: Dollars,
  /** True where it holds alcohol, so that whoever hands it over checks the age of who takes it (spec 5.13). */
  checkAge: v.boolean(),
  /** The coupons that it used. */
  memberPreferentials: v.array(MemberPreferential),
  destination: v.nullable(v.object(Destination.entries)),
  contact: v.nullable(v.object(Contact.entries)),
  /** The handover of a delivery, what the rider should know, and whether somebody is in home quarantine there; null where nothing was said. */
  handover: v.nullable(Handover),
  request: v.nullable(Text),
  quarantined: v.nullable(v.boolean()),
  /** The locker that it was put into. */
  locker: v.nullable(v.object(Locker.entries)),
  /** The moment by which the shop has to answer it; null once it has. */
  answerBy: v.nullable(Moment),
  /** The name of who accepted it at a tablet; null where the till did, and before. */
  acceptedBy: v.nullable(Text),
  /** The moment at which it came to its status. */
  movedAt: v.nullable(Moment),
  /** Held back from the kitchen; null where it is not. */
  held: v.nullable(HeldOrder),
  /** The lines that the kitchen has finished, by their places from 0: two lines of one dish have the same uid. */
  doneLines: v.array(v.number()),
  /**
   * An allergy that its guest speaks of: their words, the allergens that these name (none where they name no allergen of the menu), and whether a line contains or
   * may contain one of them. Null where they speak of none, and where the guest is no longer shown.
   */
  allergy: v.nullable(v.object({ text: Text, allergens: v.array(Allergen), clashes: v.boolean() })),
  /** The trip by which one of the shop's own riders brings it; null where it is on none. */
  trip: v.nullable(OrderTrip),
  /** The state of its latest booking with a courier company, as `shopOrderGet` gives it whole; absent where there was none. */
  courier: v.optional(Text),
})
export type ShopOrder = v.InferOutput<typeof ShopOrder>

/** A shop's orders that are not finished, oldest first, for its till. `attended`: a paired tablet of the shop was in use within the last two minutes. */
export const getShopOrders = action('candao.order.getShopOrders', {
  gateway: 'Action',
  caller: 'shop',
  content: { storeId: StoreId },
  data: v.object({ orders: v.array(ShopOrder), attended: v.boolean() }),
  refusals: ['STORE_UNKNOWN'],
})
