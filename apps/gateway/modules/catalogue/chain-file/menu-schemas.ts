import { allergens, brandIds, stations } from '@harbour/rules'
import type { ChainBrand, ChainCategory, ChainOffer, ChainProduct, ChainPromotion } from '@harbour/chain'
import * as v from 'valibot'
import {
  Both,
  BrandPrices,
  Brands,
  Cents,
  Count,
  Day,
  Energy,
  Id,
  optional,
  OrderTypes,
  Percent,
  Pid,
  ServiceTimes,
  Spice,
  Text,
} from './field-schemas.ts'
import { PriceRules } from './price-rule-schema.ts'

const Allergens = v.array(v.picklist(allergens))
const traits = {
  meat: optional(v.boolean()),
  spice: optional(v.picklist([1, 2, 3])),
  contains: optional(Allergens),
  mayContain: optional(Allergens),
  kcal: optional(Energy),
  portion: optional(Count),
}
const most = optional(Count)
/** At least as many as one must, at most as many as one may choose. */
const range = { min: Count, max: Count }
const inOrder = <Range extends { min: number; max: number }>() =>
  v.check<Range, string>(({ min, max }) => min <= max, 'at least is more than at most')

const Option = v.strictObject({
  ...traits,
  pid: Id,
  name: Both,
  note: optional(Both),
  picture: optional(Text),
  price: BrandPrices,
  priceRules: optional(PriceRules),
  preset: optional(v.boolean()),
  most,
  excludes: optional(v.array(Id)),
})
const Requirement = v.pipe(
  v.strictObject({
    requirementId: Id,
    name: Both,
    note: optional(Both),
    kind: v.picklist(['size', 'crust', 'topping', 'choice']),
    side: optional(v.picklist(['halves', 'left', 'right'])),
    ...range,
    charges: optional(v.literal('dearest')),
    options: v.array(Option),
  }),
  inOrder(),
)
const Value = v.strictObject({ valueId: Id, name: Both, kcal: optional(Energy) })
const SetProduct = v.strictObject({
  ...traits,
  pid: Id,
  name: Both,
  price: BrandPrices,
  priceRules: optional(PriceRules),
  preset: optional(v.boolean()),
  properties: optional(v.array(v.strictObject({ propertyId: Id, name: Both, values: v.array(Value) }))),
})
const InnerGroup = v.pipe(v.strictObject({ groupId: Id, name: Both, ...range, products: v.array(SetProduct) }), inOrder())
const SetMain = v.strictObject({
  pid: Id,
  name: Both,
  note: optional(Both),
  picture: Text,
  price: BrandPrices,
  priceRules: optional(PriceRules),
  most,
  ownPortion: optional(v.boolean()),
  kcal: optional(Energy),
  spice: optional(Spice),
  groups: v.array(InnerGroup),
})
const SetGroup = v.pipe(v.strictObject({ groupId: Id, name: Both, ...range, mains: v.array(SetMain) }), inOrder())

/** A product of the menu, with all that can be chosen for it (spec 3.7). */
export const Product: v.GenericSchema<unknown, ChainProduct> = v.strictObject({
  pid: Pid,
  type: v.picklist([1, 2, 3]),
  category: Id,
  name: Both,
  description: Both,
  picture: Text,
  tall: optional(v.boolean()),
  price: BrandPrices,
  originalPrice: optional(BrandPrices),
  priceRules: optional(PriceRules),
  boxes: Count,
  makeMinutes: Count,
  spice: optional(Spice),
  kcal: optional(Energy),
  portion: optional(Count),
  vegetarian: optional(v.boolean()),
  alcohol: optional(v.boolean()),
  fresh: optional(v.boolean()),
  contains: Allergens,
  mayContain: Allergens,
  service: optional(ServiceTimes),
  orderTypes: optional(v.array(OrderTypes)),
  most,
  mappingCodes: optional(v.strictObject({ [brandIds.hongKong]: optional(v.array(Text)), [brandIds.macau]: optional(v.array(Text)) })),
  requirements: optional(v.array(Requirement)),
  groups: optional(v.array(SetGroup)),
})

/** A heading of the menu. */
export const Category: v.GenericSchema<unknown, ChainCategory> = v.strictObject({
  categoryId: Id,
  name: Both,
  note: optional(Both),
  picture: Text,
  station: optional(v.picklist(stations)),
  pids: optional(v.array(Id)),
  goesWith: optional(v.array(Id)),
})

const card = {
  tone: v.picklist(['red', 'green', 'yolk']),
  badge: Both,
  title: Both,
  note: Both,
  picture: Text,
  pid: optional(Id),
  categoryId: optional(Id),
}
const Offer: v.GenericSchema<unknown, ChainOffer> = v.strictObject({ ...card, offerId: Id, orderTypes: optional(v.array(OrderTypes)) })

const promotion = {
  promotionId: Id,
  name: Both,
  note: Both,
  stacks: optional(v.boolean()),
  orderTypes: optional(v.array(OrderTypes)),
  service: optional(ServiceTimes),
  dates: optional(v.strictObject({ startDate: Day, endDate: Day })),
  storeIds: optional(v.array(Id)),
  card: optional(v.strictObject(card)),
}
const Items = v.array(v.strictObject({ pid: Id, price: BrandPrices }))

/** A promotion, by its kind. */
export const Promotion: v.GenericSchema<unknown, ChainPromotion> = v.variant('kind', [
  v.strictObject({ ...promotion, kind: v.literal('spend'), tiers: v.array(v.strictObject({ spend: BrandPrices, off: BrandPrices })) }),
  v.strictObject({ ...promotion, kind: v.literal('gift'), spend: BrandPrices, pids: v.array(Id) }),
  v.strictObject({ ...promotion, kind: v.literal('second'), items: Items, most: Count }),
  v.strictObject({ ...promotion, kind: v.literal('addOn'), spend: BrandPrices, items: Items, most: Count }),
])

const Most = v.strictObject({ guest: Count, device: Count, address: Count })

/** A brand: its fees, its limits, its home screen. */
export const BrandRecord: v.GenericSchema<unknown, ChainBrand> = v.strictObject({
  brand: Brands,
  name: Both,
  hotline: Text,
  fees: v.strictObject({ cutlery: Cents, boxedMeal: Cents, boxedMealCap: Cents }),
  asksQuarantine: v.boolean(),
  orderLimits: v.strictObject({ cashContactFrom: Cents, cash: Most, waiting: Most, slotShare: Percent }),
  offers: v.array(Offer),
  tabs: v.array(v.strictObject({ key: v.picklist(['order', 'coupons', 'orders', 'account']), label: Both, icon: Text, iconActive: Text })),
})
