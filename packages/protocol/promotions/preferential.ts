import * as v from 'valibot'
import { Count, Dollars, OrderType, Slug, Text } from '../units.ts'

/** The kinds of promotion: money off from a spend, a gift, a second dish for less, a dish for less beside others. */
export const preferentialTypes = { spend: 1, gift: 2, second: 3, addOn: 4 } as const
/** The basis of a promotion: the spend, or the dishes. (3 is a member's coupon; spec 3.19.) */
export const preferentialChildTypes = { spend: 1, dishes: 2 } as const

const PreferentialItem = v.object({
  /** The spend from which it holds, before anything is taken off; 0 for none. */
  needConsumeMoney: Dollars,
  /** The dish that it is about; absent where it is about the whole order. */
  pid: v.optional(Slug),
  /** The dish's price on the menu, before choices. */
  price: v.optional(Dollars),
  /** The amount taken off: of the order, or of the dish. */
  value: Dollars,
  /** The dish's price here, before choices; 0 for a gift. */
  discountedPrice: v.optional(Dollars),
  /** The price to strike through beside it: the menu's, or that before a sale. */
  productDisplayPrice: v.optional(Dollars),
})

const Time = v.pipe(Text, v.regex(/^\d\d:\d\d$/))
const Day = v.pipe(Text, v.regex(/^\d{4}\/\d\d\/\d\d$/))

/** A promotion as a shop offers it, in the caller's language (spec 3.20). What is absent of its times and order types does not limit it. */
export const Preferential = v.object({
  promotionId: Slug,
  type: v.picklist([1, 2, 3, 4]),
  childType: v.picklist([1, 2]),
  name: Text,
  /** Its rule in words. */
  note: Text,
  /** Stands beside others; of those that do not, an order has the best one alone. */
  stacks: v.boolean(),
  orderTypes: v.optional(v.array(OrderType)),
  service: v.optional(
    v.object({ weekdays: v.optional(v.array(v.number())), windows: v.optional(v.array(v.object({ start: Time, end: Time }))) }),
  ),
  /** Both included. */
  dates: v.optional(v.object({ startDate: Day, endDate: Day })),
  /** The most dishes of an order that may cost less. */
  most: v.optional(Count),
  items: v.array(PreferentialItem),
})
export type Preferential = v.InferOutput<typeof Preferential>

/** A gift that a guest has chosen of a promotion (spec 1.18). */
export const Gift = v.strictObject({ promotionId: Slug, pid: Slug })
