import { cents, presetLine, productByPid, type Gift, type ProductBook } from '@harbour/rules'
import { orderLinesOf, type OrderLine } from './order-lines.ts'

/** The gifts of an order as lines that cost nothing, for the kitchen to make and the guest to see. They cannot be ordered again as such. */
export function giftLines(gifts: readonly Gift[], books: { tc: ProductBook; en: ProductBook }): OrderLine[] {
  const given = gifts.flatMap(({ pid }) => productByPid(books.tc, pid) ?? []).map((product) => presetLine(product))
  const free = given.map((_, index) => ({ index, num: 1, unit: cents(0), total: cents(0) }))
  return orderLinesOf(given, { lines: free }, books).map(({ chosen: _, ...line }) => ({ ...line, gift: true }))
}
