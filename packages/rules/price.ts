import { bestPromotions, type TakenOff } from './best-promotions.ts'
import { giftsGiven, type Gift, type GiftChoice } from './gift.ts'
import type { CartLine } from './line.ts'
import { addCents, cents, timesCents, type Cents } from './money.ts'
import { orderTypes, type OrderType } from './order.ts'
import { basketOf, itemsOf, pricedLines, savedOn, totalOf, type Item, type PricedLine } from './priced-line.ts'
import type { ProductBook } from './product.ts'
import type { Promotion } from './promotion.ts'

/** A brand's fees, in cents; `boxedMeal` is for each box, `boxedMealCap` the most of it in one order. */
export type Fees = { cutlery: Cents; boxedMeal: Cents; boxedMealCap: Cents }
/** What a zone asks for delivery, in cents. */
export type DeliveryTerms = { fee: Cents; minimum: Cents }

/** All that the price of an order depends on. `delivery` is left out until the address is known; `promotions` are those that hold (`promotionsAt`). */
export type OrderToPrice = {
  lines: readonly CartLine[]
  book: ProductBook
  orderType: OrderType
  fees: Fees
  delivery?: DeliveryTerms
  cutlery: boolean
  promotions?: readonly Promotion[]
  gifts?: readonly GiftChoice[]
}

/**
 * The price of an order, in cents: subtotal less discount, boxedMeal, delivery and cutlery add up to the total, and the promotions'
 * amounts to the discount. `gifts` are those that the order gets. `belowMinimum` is the gap to the zone's minimum.
 */
export type OrderPrice = {
  lines: PricedLine[]
  itemCount: number
  subtotal: Cents
  promotions: TakenOff[]
  discount: Cents
  gifts: Gift[]
  boxedMeal: Cents
  delivery: Cents
  cutlery: Cents
  total: Cents
  belowMinimum?: Cents
}

/**
 * The price of an order, in cents, the same for the web app at once and for the server as the judge (spec 9.13). The menu's prices
 * count, never a line's own. A line that is not on the menu is left out (`checkCart` reports it), as is the delivery-fee line: the
 * zone says what delivery costs.
 */
export function priceOrder(order: OrderToPrice): OrderPrice {
  const items = itemsOf(order)
  const price = steps.reduce((soFar, step) => step(soFar, order, items), nothing)
  return { ...price, total: addCents(foodTotal(price), price.boxedMeal, price.delivery, price.cutlery) }
}

/** What the dishes cost once promotions are taken off, without any fee; in cents. */
export function foodTotal({ subtotal, discount }: Pick<OrderPrice, 'subtotal' | 'discount'>): Cents {
  return cents(subtotal - discount)
}

type Step = (soFar: OrderPrice, order: OrderToPrice, items: readonly Item[]) => OrderPrice

const none = cents(0)
const noFees = { boxedMeal: none, delivery: none, cutlery: none }
const nothing: OrderPrice = { lines: [], itemCount: 0, subtotal: none, promotions: [], discount: none, gifts: [], ...noFees, total: none }

/** The order in which a price comes about; each step sees what those before it made. */
const steps: readonly Step[] = [priceLines, takePromotions, chargeBoxes, chargeDelivery, chargeCutlery]

function priceLines(soFar: OrderPrice, _order: OrderToPrice, items: readonly Item[]): OrderPrice {
  const lines = pricedLines(items)
  const itemCount = lines.reduce((count, { num }) => count + num, 0)
  return { ...soFar, lines, itemCount, subtotal: totalOf(lines) }
}

/** What promotions take off, and the gifts that come along; both look at the menu's prices, before anything is taken off. */
function takePromotions(soFar: OrderPrice, order: OrderToPrice, items: readonly Item[]): OrderPrice {
  const { promotions = [], gifts = [] } = order
  if (promotions.length === 0 || items.length === 0) return soFar
  const { lowered, ...savings } = bestPromotions(basketOf(items, soFar.lines), promotions)
  return { ...soFar, ...savings, lines: savedOn(soFar.lines, items, lowered), gifts: giftsGiven(gifts, promotions, soFar.subtotal) }
}

/** A fee for each box, up to the cap of the order; nothing is boxed at dine-in. */
function chargeBoxes(soFar: OrderPrice, { orderType, fees }: OrderToPrice, items: readonly Item[]): OrderPrice {
  if (orderType === orderTypes.dineIn) return soFar
  const boxes = items.reduce((count, { line, product }) => count + product.boxes * line.num, 0)
  return { ...soFar, boxedMeal: cents(Math.min(timesCents(fees.boxedMeal, boxes), fees.boxedMealCap)) }
}

/** The zone's fee, and the gap to its minimum, which counts the food alone, before promotions. Nothing to deliver costs nothing. */
function chargeDelivery(soFar: OrderPrice, { orderType, delivery }: OrderToPrice): OrderPrice {
  if (orderType !== orderTypes.delivery || !delivery) return soFar
  const gap = delivery.minimum - soFar.subtotal
  const charged = { ...soFar, delivery: soFar.itemCount > 0 ? delivery.fee : none }
  return gap > 0 ? { ...charged, belowMinimum: cents(gap) } : charged
}

/** Cutlery costs when asked for, once an order; at dine-in the table has it (spec 9.13). */
function chargeCutlery(soFar: OrderPrice, { orderType, fees, cutlery }: OrderToPrice): OrderPrice {
  if (!cutlery || orderType === orderTypes.dineIn || soFar.itemCount === 0) return soFar
  return { ...soFar, cutlery: fees.cutlery }
}
