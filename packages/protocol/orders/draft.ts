import { payMethodNames } from '@harbour/rules'
import * as v from 'valibot'
import { CartLine } from './cart-line.ts'
import { Place } from '../addresses/place.ts'
import { Gift } from '../promotions/preferential.ts'
import { Moment, OrderType, StoreId, Text, text } from '../units.ts'
import { VoucherCode } from '../coupons/voucher.ts'

/** The methods by which an order may be paid (spec 1.20): by a provider, or in cash when it is handed over. */
export const PayMethod = v.picklist(payMethodNames)

/** The handover of a delivery (spec 1.19): to the guest's own, left at the door, or in a food locker. */
export const Handover = v.picklist(['hand', 'door', 'locker'])

/** The address of a delivery and who takes it (spec 3.4, 5.11, 5.12). */
export const Destination = v.strictObject({
  ...Place.entries,
  floor: text(10),
  flat: text(20),
  note: v.optional(text(26)),
})

/** The person whom the order is for. The phone is checked with the phone library against the brand's region. */
export const Contact = v.strictObject({ name: v.pipe(text(40), v.minLength(1)), phone: v.pipe(Text, v.regex(/^[+\d ()-]{6,20}$/)) })

/** An order in the making, before who and how it is paid. */
export const Draft = {
  storeId: StoreId,
  orderType: OrderType,
  lines: v.pipe(v.array(CartLine), v.minLength(1), v.maxLength(50)),
  cutlery: v.boolean(),
  destination: v.optional(Destination),
  /** The start of the slot of a preorder; absent: as soon as it can be (spec 1.15). */
  wantedAt: v.optional(Moment),
  /** The gifts that the guest has chosen; one that the cart has not earned is left out of the price (spec 1.18). */
  gifts: v.optional(v.pipe(v.array(Gift), v.maxLength(10))),
  /** The chosen coupons; the server loads and judges them itself. */
  coupons: v.optional(v.pipe(v.array(VoucherCode), v.maxLength(20))),
  /** A member wants to pay with points, as many as the brand takes; the server counts their own itself. */
  usePoints: v.optional(v.boolean()),
  /** The handover of a delivery; to the guest's own hands where nothing is said. */
  handover: v.optional(Handover),
}
