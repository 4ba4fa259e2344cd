import { choiceGaps, type ChoiceGap } from './choice-gaps.ts'
import type { Occasion } from '../menu/occasion.ts'
import type { Coupon } from '../coupons/coupon.ts'
import type { CartLine } from './cart-line.ts'
import type { Cents } from '../money.ts'
import type { OrderType } from '../orders/order.ts'
import { couponOfLine } from '../price/priced-line.ts'
import { productOf, type Product, type ProductBook, type Service } from '../menu/product.ts'
import { isServed } from '../menu/service-hours.ts'
import { unitPrice } from './unit-price.ts'

/** The most that one order holds. */
export const mostItems = 99
export const mostLines = 50

/** A fault in a line of the cart (spec 8.14); `index` is its place in the cart. */
export type LineIssue = { index: number; uid: string } & (
  | { code: 'removed' }
  | { code: 'soldOut'; pids: string[] }
  /** Outside its window or on another day, or not for this order type at all. */
  | { code: 'notServedNow'; service?: Service; orderTypes?: OrderType[] }
  | { code: 'choicesMissing'; gaps: ChoiceGap[] }
  /** `most` is the limit: of the product, of all items or of lines; `count` how many the whole cart has. */
  | { code: 'limitExceeded'; limit: 'product' | 'items' | 'lines'; most: number; count: number }
  /** The price of one, in cents. */
  | { code: 'priceChanged'; was: Cents; now: Cents }
)

/**
 * The faults in each line of a cart against the menu, in the order of the lines (spec 8.14). The delivery-fee line is never wrong; a
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
      ? findings(line, product, { book, occasion, before: lines.slice(0, index).filter(isFood), all: lines.filter(isFood) })
      : [{ code: 'removed' as const }]
    return found.map((finding): LineIssue => ({ index, uid: line.uid, ...finding }))
  })
}

type Without<Issue> = Issue extends unknown ? Omit<Issue, 'index' | 'uid'> : never
type Finding = Without<LineIssue>
type Context = { book: ProductBook; occasion: Occasion; before: readonly CartLine[]; all: readonly CartLine[] }

function findings(line: CartLine, product: Product, { book, occasion, before, all }: Context): Finding[] {
  const gaps = choiceGaps(product, line)
  return [
    ...soldOut(line, product, book),
    ...notServed(product, occasion),
    ...(gaps.length > 0 ? [{ code: 'choicesMissing' as const, gaps }] : []),
    ...overLimit(line, product, { before, all }),
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
function overLimit(line: CartLine, { most }: Product, { before, all }: Pick<Context, 'before' | 'all'>): Finding[] {
  const same = ({ uid }: CartLine) => uid === line.uid
  const findings: Finding[] = []
  const exceed = (limit: 'product' | 'items' | 'lines', allowed: number, count: number) =>
    findings.push({ code: 'limitExceeded', limit, most: allowed, count })
  if (line.isCouponPro && line.num > 1) exceed('product', 1, line.num)
  if (countOf([...before.filter(same), line]) > most) exceed('product', most, countOf(all.filter(same)))
  if (countOf([...before, line]) > mostItems) exceed('items', mostItems, countOf(all))
  if (before.length >= mostLines) exceed('lines', mostLines, all.length)
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
