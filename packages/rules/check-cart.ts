import { choiceGaps, type ChoiceGap } from './choices.ts'
import type { Instant } from './clock.ts'
import type { Coupon } from './coupon.ts'
import type { CartLine } from './line.ts'
import type { Cents } from './money.ts'
import type { OrderType } from './order.ts'
import { couponOfLine } from './priced-line.ts'
import { productOf, type Product, type ProductBook, type Service } from './product.ts'
import { isServed } from './service.ts'
import { unitPrice } from './unit-price.ts'

/** The most that one order holds. */
export const mostItems = 99
export const mostLines = 50

/** What is wrong with a line of the cart (spec 8.14); `index` is its place in the cart. */
export type LineIssue = { index: number; uid: string } & (
  | { code: 'removed' }
  | { code: 'soldOut'; pids: string[] }
  /** Outside its window or on another day, or not for this order type at all. */
  | { code: 'notServedNow'; service?: Service; orderTypes?: OrderType[] }
  | { code: 'choicesMissing'; gaps: ChoiceGap[] }
  /** `most` is the limit: of the product, of all items or of lines. */
  | { code: 'limitExceeded'; limit: 'product' | 'items' | 'lines'; most: number }
  /** What one costs, in cents. */
  | { code: 'priceChanged'; was: Cents; now: Cents }
)

/** When and how the order is to be eaten; `now` is the slot's time for a preorder. */
export type Occasion = { now: Instant; orderType: OrderType }

/**
 * What is wrong with each line of a cart against the menu, in the order of the lines (spec 8.14). The delivery-fee line is never wrong; a
 * coupon's line is there only while its coupon is selected, once.
 */
export function checkCart(
  lines: readonly CartLine[],
  book: ProductBook,
  { coupons = [], ...occasion }: Occasion & { coupons?: readonly Coupon[] },
): LineIssue[] {
  return lines.flatMap((line, index) => {
    if (line.isSendType) return []
    const isThere = !line.isCouponPro || couponOfLine(lines, index, coupons) !== undefined
    const product = isThere ? productOf(book, line) : undefined
    const found = product
      ? findings(line, product, { book, occasion, before: lines.slice(0, index).filter(isFood) })
      : [{ code: 'removed' as const }]
    return found.map((finding): LineIssue => ({ index, uid: line.uid, ...finding }))
  })
}

type Without<Issue> = Issue extends unknown ? Omit<Issue, 'index' | 'uid'> : never
type Finding = Without<LineIssue>
type Context = { book: ProductBook; occasion: Occasion; before: readonly CartLine[] }

function findings(line: CartLine, product: Product, { book, occasion, before }: Context): Finding[] {
  const gaps = choiceGaps(product, line)
  return [
    ...soldOut(line, product, book),
    ...notServed(product, occasion),
    ...(gaps.length > 0 ? [{ code: 'choicesMissing' as const, gaps }] : []),
    ...overLimit(line, product, before),
    ...priceChanged(line, product, gaps),
  ]
}

/** The product itself and all that is chosen with it. */
function soldOut({ listRequirements, selectedFood }: CartLine, product: Product, { soldOut }: ProductBook): Finding[] {
  const options = listRequirements.flatMap(({ pidData }) => pidData)
  const mains = (selectedFood?.groups ?? []).flatMap((group) => group.mains)
  const inner = mains.flatMap(({ groups }) => groups.flatMap(({ products }) => products))
  const pids = new Set([product, ...options, ...mains, ...inner].map(({ pid }) => pid).filter((pid) => soldOut.has(pid)))
  return pids.size > 0 ? [{ code: 'soldOut', pids: [...pids] }] : []
}

function notServed({ service, orderTypes }: Product, { now, orderType }: Occasion): Finding[] {
  const wrongType = orderTypes !== undefined && !orderTypes.includes(orderType)
  const wrongTime = !isServed(service, now)
  if (!wrongType && !wrongTime) return []
  return [{ code: 'notServedNow', ...(wrongTime && { service }), ...(wrongType && { orderTypes }) }]
}

/** A limit is exceeded on the line that crosses it and on those after; what came before may stay. */
function overLimit(line: CartLine, { most }: Product, before: readonly CartLine[]): Finding[] {
  const ofProduct = countOf([...before.filter(({ uid }) => uid === line.uid), line])
  const findings: Finding[] = []
  if (line.isCouponPro && line.num > 1) findings.push({ code: 'limitExceeded', limit: 'product', most: 1 })
  if (ofProduct > most) findings.push({ code: 'limitExceeded', limit: 'product', most })
  if (countOf([...before, line]) > mostItems) findings.push({ code: 'limitExceeded', limit: 'items', most: mostItems })
  if (before.length >= mostLines) findings.push({ code: 'limitExceeded', limit: 'lines', most: mostLines })
  return findings
}

/** A line with choices that are no longer offered must be chosen again first; until then its price says nothing. */
function priceChanged(line: CartLine, product: Product, gaps: readonly ChoiceGap[]): Finding[] {
  if (gaps.some(({ kind }) => kind === 'unknown')) return []
  const now = unitPrice(product, line)
  return now === line.price ? [] : [{ code: 'priceChanged', was: line.price, now }]
}

function isFood(line: CartLine): boolean {
  return !line.isSendType
}

function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((count, { num }) => count + num, 0)
}
