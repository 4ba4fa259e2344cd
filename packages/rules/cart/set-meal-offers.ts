import { addLine, emptyCart } from './cart.ts'
import type { Occasion } from '../menu/occasion.ts'
import type { CartLine } from './cart-line.ts'
import { addCents, cents, timesCents, type Cents } from '../money.ts'
import { presetLine, presetMain } from './preset-line.ts'
import type { Product, ProductBook, SetMealGroup } from '../menu/product.ts'
import { isServed } from '../menu/service-hours.ts'
import { dishesOf, fillSetMeal, surchargeOf, type SetMealPart } from './fill-set-meal.ts'
import { repriceLine } from './unit-price.ts'

/** A set meal that a cart is or nearly is, and that costs less than its dishes by themselves. Amounts in cents. */
export type SetMealOffer = {
  product: Product
  /** The set meal with the dishes of the cart in it; complete unless something is missing. */
  line: CartLine
  /** The lines of the cart that go into it, and how many of each. */
  takes: { index: number; num: number }[]
  /** The group in which one more is still to be chosen. */
  missing?: SetMealGroup
  /** The cheapest choice of what is missing by itself, and the set complete with it. */
  cheapest?: { alone: CartLine; set: CartLine }
  /** The set's price above that of those dishes of the cart; below 0 it costs less. With something missing, at its cheapest choice. */
  more: Cents
  /** The saving of the set against its dishes by themselves, the missing one at its cheapest. Always more than 0. */
  saved: Cents
}

/** The set meals that save something on a cart, of those that its dishes fill but for one at most; what saves most comes first (spec 1.18, 3.8). */
export function setMealOffers(lines: readonly CartLine[], book: ProductBook, occasion: Occasion): SetMealOffer[] {
  const sets = [...book.products.values()].filter(({ groups }) => groups.length > 0)
  const offers = sets.flatMap((product) => offerOf(product, lines, { book, occasion }) ?? [])
  return offers.toSorted((a, b) => b.saved - a.saved || (a.product.uid < b.product.uid ? -1 : 1))
}

/**
 * The offer of one set meal; undefined where the cart lacks more than one of its dishes, or one that costs more than half of those
 * it has, or where it saves nothing.
 */
export function offerOf(
  product: Product,
  lines: readonly CartLine[],
  at: { book: ProductBook; occasion: Occasion },
): SetMealOffer | undefined {
  if (!canBeHad(product, at.book, at.occasion)) return undefined
  const filled = fillSetMeal(product.groups, dishesOf(lines, at.book), at.book.soldOut)
  const short = product.groups.filter((group) => lackOf(group, filled) > 0)
  const [missing] = short
  if (filled.length < 2 || short.length > 1 || (missing && lackOf(missing, filled) > 1)) return undefined
  const cheapest = missing && cheapestOf(missing, at.book)
  if (missing && !cheapest) return undefined
  const there = addCents(...filled.map(({ dish }) => dish.price))
  const alone = cheapest?.alone.price ?? cents(0)
  if (timesCents(alone, 2) > there) return undefined
  const line = lineOf(product, filled)
  const set = cheapest ? lineOf(product, [...filled, cheapest]) : line
  const more = cents(set.price - there)
  const saved = cents(alone - more)
  if (saved <= 0) return undefined
  return { product, line, takes: takesOf(filled), ...(cheapest && { missing, cheapest: { alone: cheapest.alone, set } }), more, saved }
}

/** The lines of a cart with a set meal, complete by now, in place of the dishes that go into it; the other lines keep their order. */
export function takeOffer(lines: readonly CartLine[], takes: SetMealOffer['takes'], set: CartLine): readonly CartLine[] {
  const left = lines.flatMap((line, index) => {
    const taken = takes.find((take) => take.index === index)?.num ?? 0
    return line.num > taken ? [{ ...line, num: line.num - taken }] : []
  })
  return addLine({ ...emptyCart, lines: left }, set).lines
}

function canBeHad({ pid, orderTypes, service }: Product, { soldOut }: ProductBook, { now, orderType }: Occasion): boolean {
  return !soldOut.has(pid) && (orderTypes?.includes(orderType) ?? true) && isServed(service, now)
}

function lackOf({ groupId, min }: SetMealGroup, filled: readonly SetMealPart[]): number {
  return min - filled.filter((part) => part.groupId === groupId).length
}

function lineOf(product: Product, filled: readonly Pick<SetMealPart, 'groupId' | 'main'>[]): CartLine {
  const groups = product.groups
    .map(({ groupId }) => ({ groupId, mains: filled.filter((part) => part.groupId === groupId).map(({ main }) => main) }))
    .filter(({ mains }) => mains.length > 0)
  return repriceLine(product, { ...presetLine(product), selectedFood: { groups } })
}

/** The missing dish that costs least in the set: in its group there, and by itself. */
function cheapestOf({ groupId, mains }: SetMealGroup, { products, soldOut }: ProductBook): Cheapest | undefined {
  const dishes = new Map([...products.values()].map((product) => [product.pid, product]))
  const offered = mains.flatMap((main) => {
    const dish = dishes.get(main.pid)
    return dish && !main.ownPortion && !soldOut.has(main.pid) ? [{ groupId, main: presetMain(main), alone: presetLine(dish) }] : []
  })
  return offered.toSorted((a, b) => surchargeOf(a.main) - surchargeOf(b.main) || a.alone.price - b.alone.price)[0]
}

type Cheapest = Pick<SetMealPart, 'groupId' | 'main'> & { alone: CartLine }

function takesOf(filled: readonly SetMealPart[]): { index: number; num: number }[] {
  const indexes = filled.map(({ dish }) => dish.index)
  return [...new Set(indexes)].toSorted((a, b) => a - b).map((index) => ({ index, num: indexes.filter((each) => each === index).length }))
}
