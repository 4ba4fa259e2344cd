import type { Allergen, Brand, ChoiceTraits, Daypart, Minutes, OrderType, Point, Service, Station } from '@harbour/rules'

/** A text in both languages. */
export type Words = { tc: string; en: string }

/** A price in cents for each brand that sells it; a brand left out does not sell it. */
export type Prices = Partial<Record<Brand, number>>

/**
 * Another price of what it stands at, at some shops (left out: at all) and in a daypart (left out: always). The most specific holds: shop and
 * daypart, then shop, then daypart. A brand that has no price here keeps its own.
 */
export type ChainPriceRule = Daypart & { storeIds?: string[]; price: Prices }

export type ChainOption = ChoiceTraits & {
  pid: string
  name: Words
  note?: Words
  picture?: string
  price: Prices
  priceRules?: ChainPriceRule[]
  preset?: boolean
  most?: number
  excludes?: string[]
}
export type ChainRequirement = {
  requirementId: string
  name: Words
  note?: Words
  kind: 'size' | 'crust' | 'topping' | 'choice'
  /** The part of a pizza that it is about. */
  side?: 'halves' | 'left' | 'right'
  min: number
  max: number
  charges?: 'dearest'
  options: ChainOption[]
}
export type ChainSetProduct = ChoiceTraits & {
  pid: string
  name: Words
  price: Prices
  priceRules?: ChainPriceRule[]
  preset?: boolean
  properties?: { propertyId: string; name: Words; values: { valueId: string; name: Words; kcal?: number }[] }[]
}
export type ChainSetMain = {
  /** The pid of a product of the menu, so that sold out there is sold out here. */
  pid: string
  name: Words
  note?: Words
  picture: string
  price: Prices
  priceRules?: ChainPriceRule[]
  most?: number
  /** Comes in another portion here than by itself. */
  ownPortion?: boolean
  /** The energy of that portion. */
  kcal?: number
  spice?: number
  groups: { groupId: string; name: Words; min: number; max: number; products: ChainSetProduct[] }[]
}
export type ChainSetGroup = { groupId: string; name: Words; min: number; max: number; mains: ChainSetMain[] }

export type ChainProduct = {
  pid: string
  type: 1 | 2 | 3
  category: string
  name: Words
  description: Words
  picture: string
  tall?: boolean
  price: Prices
  originalPrice?: Prices
  priceRules?: ChainPriceRule[]
  boxes: number
  makeMinutes: number
  spice?: 0 | 1 | 2 | 3
  kcal?: number
  portion?: number
  vegetarian?: boolean
  alcohol?: boolean
  fresh?: boolean
  contains: Allergen[]
  mayContain: Allergen[]
  service?: Service
  orderTypes?: OrderType[]
  most?: number
  /** The codes by which coupon platforms and tills name it, for each brand; several products may share one (spec 7.26). */
  mappingCodes?: Partial<Record<Brand, string[]>>
  requirements?: ChainRequirement[]
  groups?: ChainSetGroup[]
}

/**
 * A heading of the menu, in the order of the rail. `popular` gathers products of other categories by pid. `goesWith` names what the
 * house offers with the dishes under it, the best first, until enough guests have shown what they like.
 */
/** A heading of the menu; `station` is where the kitchen makes its dishes. */
export type ChainCategory = {
  categoryId: string
  name: Words
  note?: Words
  picture: string
  station?: Station
  pids?: string[]
  goesWith?: string[]
}

/** Opening rows of a weekday (Monday 1 to Sunday 7). An end at or before the start runs past midnight; 00:00 to 24:00 is all day. */
export type OpeningRow = { weekdays: number[]; startTime: string; endTime: string; orderTypes?: OrderType[] }
/** Days (YYYY/MM/DD, both included) on which the shop is shut, all day or outside the listed times (spec 5.2). */
export type Blackout = { startDate: string; endDate: string; times: { startTime: string; endTime: string }[]; reason?: Words }

/** A ring of [lat, lng], closed by itself; `holes` are cut out. Fee and minimum in cents. */
export type ChainZone = {
  zoneId: string
  ring: [number, number][]
  holes?: [number, number][][]
  fee: number
  minimum: number
  travelMinutes: number
}

export type ChainShop = {
  storeId: string
  brand: Brand
  /** The store id of the coupon platforms, and the extra one (spec 5.7). */
  platformStoreId: string
  extraStoreId: string
  name: Words
  address: Words
  /** One of the 18 districts, or Macau's parishes. */
  district: string
  point: Point
  /** Eight digits, without the prefix. */
  phone: string
  orderTypes: OrderType[]
  /** The order types that it takes preorders for. */
  preorders: OrderType[]
  /** The making that preorders may reserve in a quarter of an hour; the rest of the kitchen is for orders made at once. */
  slotCapacity: Minutes
  services: ('locker' | 'octopus' | 'wheelchair' | 'parking' | 'birthday')[]
  openings: OpeningRow[]
  blackouts: Blackout[]
  zones: ChainZone[]
  /** Pids that the shop does not have today. */
  soldOut: string[]
}

export type Place = {
  placeId: string
  kind: 'district' | 'station' | 'street' | 'estate' | 'mall' | 'tower' | 'landmark'
  name: Words
  /** Street and district in one line. */
  address: Words
  district: string
  brand: Brand
  point: Point
  aliases: string[]
}

/** The most orders of one guest, one device, and the visitors of one network address. */
type Most = { guest: number; device: number; address: number }
export type ChainOrderLimits = {
  /** The total from which on who pays in cash gives a name and a phone, in cents. */
  cashContactFrom: number
  /** To be paid when handed over. */
  cash: Most
  /** Waiting for their money, which no shop sees yet. */
  waiting: Most
  /** The percentage of a preorder slot that orders may reserve while they wait for their money. */
  slotShare: number
}

export type ChainBrand = {
  brand: Brand
  name: Words
  hotline: string
  /** All in cents. The cap is per order. */
  fees: { cutlery: number; boxedMeal: number; boxedMealCap: number }
  /** True where a delivery asks who is in home quarantine. */
  asksQuarantine: boolean
  /** The limits on orders on their way that nobody has paid for (docs/decisions/026). */
  orderLimits: ChainOrderLimits
  /** A line under the greeting, and the offers of the home screen. */
  offers: ChainOffer[]
  tabs: { key: 'order' | 'coupons' | 'orders' | 'account'; label: Words; icon: string; iconActive: string }[]
}
/** A dish that costs less, before its choices, in cents. */
export type ChainPromotionalPrice = { pid: string; price: Prices }

/** The promotions of the chain; the kinds are those of the rules. A brand for which there is no amount gives it not at all. */
export type ChainPromotion = {
  promotionId: string
  name: Words
  /** The rule in words. */
  note: Words
  stacks?: boolean
  orderTypes?: OrderType[]
  service?: Service
  /** YYYY/MM/DD, both included. */
  dates?: { startDate: string; endDate: string }
  /** The shops that give it; absent means all. */
  storeIds?: string[]
  card?: Omit<ChainOffer, 'offerId' | 'orderTypes'>
} & (
  | { kind: 'spend'; tiers: { spend: Prices; off: Prices }[] }
  | { kind: 'gift'; spend: Prices; pids: string[] }
  | { kind: 'second'; items: ChainPromotionalPrice[]; most: number }
  | { kind: 'addOn'; spend: Prices; items: ChainPromotionalPrice[]; most: number }
)

/** A card of the home screen that leads to a product or a category. */
export type ChainOffer = {
  offerId: string
  tone: 'red' | 'green' | 'yolk'
  badge: Words
  title: Words
  note: Words
  picture: string
  pid?: string
  categoryId?: string
  orderTypes?: OrderType[]
}
