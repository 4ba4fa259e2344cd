import * as v from 'valibot'
import { PayMethod } from '../orders/draft.ts'
import { Brand, Dollars, Guid, Moment, OrderId, OrderType, StoreId, Text } from '../units.ts'

/** A guest as support sees them: masked, until it has said why it needs to see the guest of this order. */
export const SupportGuest = v.object({
  member: v.boolean(),
  userId: Guid,
  name: v.nullable(Text),
  phone: v.nullable(Text),
  email: v.nullable(Text),
  address: v.nullable(Text),
  /** The guest's own words to whoever brings it. */
  note: v.nullable(Text),
})
export type SupportGuest = v.InferOutput<typeof SupportGuest>

/** An order as support finds it; amounts in dollars. */
export const SupportOrder = v.object({
  orderId: OrderId,
  orderNo: Text,
  pickupNo: Text,
  brand: Brand,
  storeId: StoreId,
  orderType: OrderType,
  status: v.number(),
  placedAt: Moment,
  wantedAt: v.nullable(Moment),
  total: Dollars,
  payMethod: PayMethod,
  paid: Dollars,
  refunded: Dollars,
  /** The reason why it was cancelled. */
  endReason: v.nullable(Text),
  guest: SupportGuest,
})
export type SupportOrder = v.InferOutput<typeof SupportOrder>
