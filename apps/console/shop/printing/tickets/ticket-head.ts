import { formatDate, orderTypes } from '@harbour/rules'
import { timeOfDay } from '../../../lib/format.ts'
import type { PaperBlock } from '../../../lib/paper/paper-block.ts'
import { m } from '../../../paraglide/messages.js'
import type { ShopOrder } from '../../orders/shop-order.ts'

/** A moment by its time of day, and by its date where that is not the paper's own. */
export const momentWords = (at: number, now: number): string =>
  formatDate(at) === formatDate(now) ? timeOfDay(at) : `${formatDate(at).slice(5)} ${timeOfDay(at)}`

/** The moment by which an order was promised, and of a preorder when it is wanted. */
export function promiseBlocks(order: ShopOrder, now: number, size: number): PaperBlock[] {
  const time = momentWords(order.etaHigh, now)
  const promised = order.orderType === orderTypes.takeaway ? m.printing_pickup({ time }) : m.printing_promised({ time })
  if (order.wantedAt === null) return [{ kind: 'words', words: promised, size, bold: true }]
  const wanted = m.printing_preorder({ time: momentWords(order.wantedAt, now) })
  return [
    { kind: 'words', words: wanted, size, bold: true, inverted: 'band' },
    { kind: 'words', words: promised, size: Math.round(size * 0.75) },
  ]
}

/** A line that says to look at the age of whoever takes it. */
export const ageBlocks = ({ checkAge }: ShopOrder): PaperBlock[] =>
  checkAge
    ? [
        { kind: 'gap', dots: 6 },
        { kind: 'words', words: m.printing_age(), size: 34, bold: true, inverted: 'band' },
      ]
    : []

/** The foot of a ticket: the order's number and when it was printed. The gateway prints the paper's own number below. */
export const footBlocks = ({ orderNo }: ShopOrder, now: number): PaperBlock[] => [
  { kind: 'row', words: m.printing_order_no({ number: orderNo }), tail: m.printing_printed_at({ time: momentWords(now, now) }), size: 24 },
]
