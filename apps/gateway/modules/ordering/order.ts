import type { Birthday, Contact, Destination, EndReason, Handover, HeldOrder, PayMethod } from '@harbour/protocol'
import type { Brand, Cents, Instant, Language, Minutes, OrderState, OrderType, RefundState } from '@harbour/rules'
import type { InferOutput } from 'valibot'
import type { MostOrders } from '../catalogue/catalogue.ts'
import type { OrderLine } from './order-lines.ts'
import type { LockerRecord, RiderRecord } from './store/rider-locker-store.ts'
import type { StoredPrice } from './stored-price.ts'

/** An order as it is placed; amounts in cents. */
export type NewOrder = {
  orderId: string
  userId: string
  clientOrderId: string
  /** Tells one body from another under the same clientOrderId. */
  bodyHash: Buffer
  brand: Brand
  storeId: string
  orderType: OrderType
  placedAt: Instant
  etaLow: Instant
  etaHigh: Instant
  makeMinutes: Minutes
  travelMinutes: Minutes
  cutlery: boolean
  contact: InferOutput<typeof Contact> | null
  destination: InferOutput<typeof Destination> | null
  lines: OrderLine[]
  price: StoredPrice
  /** The times of a preorder: the start of its slot, when the kitchen begins, and the minutes it reserves of how many; null for an order made at once. */
  wantedAt: Instant | null
  fireAt: Instant | null
  slotMinutes: Minutes | null
  slotCapacity: Minutes | null
  payMethod: InferOutput<typeof PayMethod>
  /** The end of the time in which it can be paid; null where it is paid when handed over, or there is nothing to pay. */
  payUntil: Instant | null
  /** The moment by which the shop has to answer; null while it waits for its money. */
  answerBy: Instant | null
  ageDeclared: boolean
  /** The day of birth that its guest has declared, where the law wants one. */
  birthday: InferOutput<typeof Birthday> | null
  /** The handover of a delivery: how it changes hands, what the rider should know, and whether somebody is in home quarantine there. */
  handover: InferOutput<typeof Handover> | null
  request: string | null
  quarantined: boolean | null
  language: Language
  /** The vouchers that it uses: held for its clientOrderId, and used with it. */
  voucherCodes: readonly string[]
  /** The promo codes that it uses and nobody has to hold: they have no limit. */
  unlimitedCodes: readonly string[]
  /** The group order that it is of; null of an order of nobody's but its guest's. */
  groupId: string | null
  /** Its origin, and how many from there may be on their way that nobody has paid for. */
  origin: OrderOrigin
  /** The minutes of its slot that orders may reserve while they wait for their money; null for an order made at once. */
  slotShare: Minutes | null
}

/** `address`: a hash of the network address, null for a member, whose phone is proved. */
export type OrderOrigin = { deviceId: string; address: Buffer | null; most: MostOrders }

/** An order as it is kept. `seq` is that of its last event. */
export type OrderRecord = Omit<
  NewOrder,
  'bodyHash' | 'slotCapacity' | 'slotShare' | 'origin' | 'voucherCodes' | 'unlimitedCodes' | 'groupId' | 'answerBy'
> & {
  orderNo: string
  pickupNo: string
  state: OrderState
  seq: number
  total: Cents
  /** False while a preorder waits for its money without the minutes of its slot: they are reserved once it is paid, if they are still to be had. */
  slotKept: boolean
  endReason: InferOutput<typeof EndReason> | null
  /** The state of its money on its way back, and how much of it. */
  refundState: RefundState
  refunded: Cents
  /** While it is unpaid, or once it is cancelled: its provider says of a payment of it what a person has to look at. */
  checking: boolean
  rider: RiderRecord | null
  locker: LockerRecord | null
  /** The person who accepted it at a tablet, and their name; null where the till did, and before. */
  acceptedById: string | null
  acceptedBy: string | null
}

/** An order as its shop's board has it. */
export type ShopOrderRecord = OrderRecord & {
  /** The moment by which the shop has to answer it; null once it has. */
  answerBy: Instant | null
  /** The moment at which it came to its state. */
  movedAt: Instant | null
  held: HeldOrder | null
  /** The places of the lines that the kitchen has finished. */
  doneLines: number[]
}

/** The outcome of placing an order: made now, or there before, with the same body or another. */
export type Placed = { orderId: string; orderNo: string; pickupNo: string; fresh: boolean; sameBody: boolean }

/** The reason why nothing was placed: its slot has no room, one of its vouchers is lost, its points are gone, too many unpaid orders are on their way, or its group order is another order's. */
export type NotPlaced = 'full' | 'unheld' | 'short' | 'limited' | 'tied'
