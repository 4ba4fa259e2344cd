import { bestPromotions } from '../promotions/best-promotions.ts'
import { orderParts } from '../coupons/order-parts.ts'
import { earnedGifts } from '../promotions/gift.ts'
import { addCents, cents, timesCents, type Cents } from '../money.ts'
import type { OrderPrice, OrderToPrice } from './order-price.ts'
import { orderTypes } from '../orders/order.ts'
import { pointRedemption, type PointPurse } from './point-redemption.ts'
import { takenByCoupons, type Part } from '../coupons/priced-coupons.ts'
import { basketOf, itemsOf, pricedLines, savedOn, totalOf, type Item } from './priced-line.ts'

/**
 * The price of an order, in cents, the same for the web app at once and for the server as the judge (spec 9.13). The menu's prices
 * count, never a line's own. A line that is not on the menu is left out, and a coupon's line without its coupon (`checkCart` reports
 * both), as is the delivery-fee line: the zone says what delivery costs.
 */
export function priceOrder(order: OrderToPrice): OrderPrice {
  const items = itemsOf(order)
  const price = steps.reduce((soFar, step) => step(soFar, order, items), nothing)
  const full = { ...price, total: cents(foodTotal(price) - price.couponDiscount + price.boxedMeal + price.delivery + price.cutlery) }
  return order.points ? paidWithPoints(full, order.points) : full
}

/** A price with what points pay of it: the last step before the rounding of a way to pay (domain.md, Price of an order, 6). */
export function paidWithPoints(price: OrderPrice, purse: PointPurse): OrderPrice {
  const points = pointRedemption(price.total, purse)
  return points ? { ...price, points, total: cents(price.total - points.amount) } : price
}

/** The cost of the dishes once promotions are taken off, before coupons and without any fee; in cents. */
export function foodTotal({ subtotal, discount }: Pick<OrderPrice, 'subtotal' | 'discount'>): Cents {
  return cents(subtotal - discount)
}

type Step = (soFar: OrderPrice, order: OrderToPrice, items: readonly Item[]) => OrderPrice

const none = cents(0)
const noFees = { boxedMeal: none, delivery: none, cutlery: none }
const noSavings = { promotions: [], discount: none, gifts: [], coupons: [], couponDiscount: none }
const nothing: OrderPrice = { lines: [], itemCount: 0, subtotal: none, ...noSavings, ...noFees, total: none }

/** The order in which a price comes about; each step sees what those before it made. */
const beforeCoupons: readonly Step[] = [priceLines, takePromotions, chargeBoxes, chargeDelivery]
const steps: readonly Step[] = [...beforeCoupons, takeCoupons, chargeCutlery]

/** The parts of an order that its coupons may reach, the lines that they give among them, before any of them takes something off. */
export function partsToReach(order: OrderToPrice): Part[] {
  const items = itemsOf(order)
  return orderParts(
    beforeCoupons.reduce((soFar, step) => step(soFar, order, items), nothing),
    items,
  )
}

function priceLines(soFar: OrderPrice, _order: OrderToPrice, items: readonly Item[]): OrderPrice {
  const lines = pricedLines(items)
  const itemCount = lines.reduce((count, { num }) => count + num, 0)
  return { ...soFar, lines, itemCount, subtotal: totalOf(lines) }
}

/** The amount that promotions take off, and the gifts that come along; both look at the menu's prices, before anything is taken off, and at no dish that a coupon gives. */
function takePromotions(soFar: OrderPrice, order: OrderToPrice, items: readonly Item[]): OrderPrice {
  const { promotions = [], gifts = [] } = order
  const bought = items.filter(({ coupon }) => !coupon)
  if (promotions.length === 0 || bought.length === 0) return soFar
  const prices = bought.length < items.length ? pricedLines(bought) : soFar.lines
  const basket = basketOf(bought, prices)
  const { discounted, ...savings } = bestPromotions(basket, promotions)
  const saved = savedOn(prices, bought, discounted)
  const lines = soFar.lines.map((line) => saved.find(({ index }) => index === line.index) ?? line)
  return { ...soFar, ...savings, lines, gifts: earnedGifts(gifts, promotions, basket.subtotal) }
}

/** The amount that coupons take off the dishes and, where they reach them, off the boxed-meal fee and the delivery fee; never off any other. A coupon's own line says what it saves. */
function takeCoupons(soFar: OrderPrice, { coupons: selected = [] }: OrderToPrice, items: readonly Item[]): OrderPrice {
  if (selected.length === 0) return soFar
  const parts = orderParts(soFar, items)
  const coupons = takenByCoupons(parts, selected)
  const lines = soFar.lines.map((line, at) => {
    const off = parts[at]?.gift?.off ?? none
    return off > 0 ? { ...line, saved: off } : line
  })
  return { ...soFar, lines, coupons, couponDiscount: addCents(...coupons.map(({ amount }) => amount)) }
}

/** A fee for each item that is boxed, a set being one, up to the cap of the order; nothing is boxed at dine-in, and what a coupon gives is boxed for nothing. */
function chargeBoxes(soFar: OrderPrice, { orderType, fees }: OrderToPrice, items: readonly Item[]): OrderPrice {
  if (orderType === orderTypes.dineIn) return soFar
  const boxed = items.reduce((count, { line, product, coupon }) => (coupon || product.boxes === 0 ? count : count + line.num), 0)
  return { ...soFar, boxedMeal: cents(Math.min(timesCents(fees.boxedMeal, boxed), fees.boxedMealCap)) }
}

/** The zone's fee, and the gap to its minimum, which counts the food alone, before promotions, without what coupons give. Nothing to deliver costs nothing. */
function chargeDelivery(soFar: OrderPrice, { orderType, delivery }: OrderToPrice, items: readonly Item[]): OrderPrice {
  if (orderType !== orderTypes.delivery || !delivery) return soFar
  const gap = delivery.minimum - totalOf(soFar.lines.filter((_, at) => !items[at]?.coupon))
  const charged = { ...soFar, delivery: soFar.itemCount > 0 ? delivery.fee : none }
  return gap > 0 ? { ...charged, belowMinimum: cents(gap) } : charged
}

/** Cutlery costs when asked for, once an order; at dine-in the table has it (spec 9.13). */
function chargeCutlery(soFar: OrderPrice, { orderType, fees, cutlery }: OrderToPrice): OrderPrice {
  if (!cutlery || orderType === orderTypes.dineIn || soFar.itemCount === 0) return soFar
  return { ...soFar, cutlery: fees.cutlery }
}
