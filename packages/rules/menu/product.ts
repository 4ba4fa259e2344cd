import type { Allergen, ChoiceTraits } from './allergens.ts'
import type { Cents } from '../money.ts'
import type { OrderType } from '../orders/order.ts'
import type { Instant } from '../time/clock.ts'

/** 1 simple, 2 set meal, 3 chosen by requirements (spec 3.7, 3.8). */
export type ProductType = 1 | 2 | 3

/** The times at which a product is served: on which days (Monday 1 to Sunday 7) and between which times; absent means always. Times are HH:mm, the end not included. */
export type Service = { weekdays?: number[]; windows?: { start: string; end: string }[] }

/** One way to answer a requirement: a size, a crust, a topping. `price` is added to the product's. */
export type Option = ChoiceTraits & {
  pid: string
  name: string
  note?: string
  /** Name of the picture file, without ending: a topping by itself, or the edge of a pizza, open in the middle, to lie over the picture of any flavour. */
  picture?: string
  price: Cents
  /** Chosen for the guest at first; a requirement with none asks. */
  preset?: boolean
  /** The most of this one option; 1 unless it is a topping that can be doubled. */
  most?: number
  /** Options (of any requirement of the product) that cannot go with this one. */
  excludes?: string[]
}

/** A question a product asks: choose at least `min` and at most `max` of the options, counted with their quantities. */
export type Requirement = {
  requirementId: string
  name: string
  note?: string
  kind: 'size' | 'crust' | 'topping' | 'choice'
  /** The part of a pizza that it is about: `halves` asks for the two flavours, the left one first, `left` and `right` for what one half has besides. Absent: all of it. */
  side?: 'halves' | 'left' | 'right'
  min: number
  max: number
  /** `dearest`: of what is chosen only the dearest is charged, as the halves of a pizza are. Absent: each is. */
  charges?: 'dearest'
  options: Option[]
}

/** A free property of a set-meal product, such as less ice. */
export type Property = { propertyId: string; name: string; values: { valueId: string; name: string; kcal?: number }[] }

/** A set meal's inner choice: products inside a group of a main (spec 3.8). */
export type SetMealProduct = ChoiceTraits & { pid: string; name: string; price: Cents; preset?: boolean; properties?: Property[] }
export type SetMealInnerGroup = { groupId: string; name: string; min: number; max: number; products: SetMealProduct[] }

/** A main of a set meal's group; `price` is its surcharge, `most` how many of it the group takes (absent: as many as the group). */
export type SetMealMain = {
  pid: string
  name: string
  note?: string
  picture: string
  price: Cents
  most?: number
  /** Comes in another portion here than by itself. */
  ownPortion?: boolean
  /** The energy of that portion; absent: that of the dish by itself. */
  kcal?: number
  spice?: number
  groups: SetMealInnerGroup[]
}
export type SetMealGroup = { groupId: string; name: string; min: number; max: number; mains: SetMealMain[] }

/** A product as one brand sells it, in one language. */
export type Product = {
  /** The brand's menu entry; a cart line names it. */
  uid: string
  pid: string
  type: ProductType
  name: string
  /** Its name in the other language, by which it is found too. */
  otherName?: string
  description: string
  /** Name of the picture file, without ending. */
  picture: string
  /** Tall pictures take 88% of the tile's height, wide ones run off its sides. */
  tall: boolean
  price: Cents
  /** The price before a sale, struck through. */
  originalPrice?: Cents
  /** The moment until which the price holds, where it is one of a part of a day. */
  priceUntil?: Instant
  /** The boxes that it takes to pack; where it takes any, the boxed-meal fee is for each one that is ordered, not for each box. */
  boxes: number
  makeMinutes: number
  spice: 0 | 1 | 2 | 3
  /** Its energy, of a pizza by the slice of nine inches; `portion` is how much of that one is, in percent, where no size says so. Absent: 100. */
  kcal?: number
  portion?: number
  vegetarian: boolean
  alcohol: boolean
  fresh: boolean
  contains: Allergen[]
  mayContain: Allergen[]
  service?: Service
  /** The order types it is sold for; absent means all. */
  orderTypes?: OrderType[]
  /** The most of it in one order. */
  most: number
  requirements: Requirement[]
  groups: SetMealGroup[]
}

/** A shop's menu as a look-up: what exists, by uid, and what has run out there today (product, option, main and inner pids). */
export type ProductBook = { products: ReadonlyMap<string, Product>; soldOut: ReadonlySet<string> }

/** The product that a line names; undefined when the menu has none of that uid, or another under it. */
export function productOf(book: ProductBook, line: { uid: string; pid: string }): Product | undefined {
  const product = book.products.get(line.uid)
  return product?.pid === line.pid ? product : undefined
}

/** The menu's entry for a product; undefined where it does not sell it. */
export function productByPid({ products }: ProductBook, pid: string): Product | undefined {
  for (const product of products.values()) if (product.pid === pid) return product
  return undefined
}
