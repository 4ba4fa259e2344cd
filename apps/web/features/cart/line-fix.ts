import { mostItems, repriceLine, type CartLine, type LineIssue, type ProductBook } from '@harbour/rules'

/** The one tap that mends what is wrong with a line: take it out, choose again, take fewer, or accept the new price. */
export type LineFix = { kind: 'remove' } | { kind: 'change' } | { kind: 'reduce'; num: number } | { kind: 'accept'; line: CartLine }

export function lineFix(issue: LineIssue, lines: readonly CartLine[], book: ProductBook): LineFix {
  const line = lines[issue.index]
  const product = line && book.products.get(line.uid)
  if (!line || !product) return { kind: 'remove' }
  switch (issue.code) {
    case 'removed':
    case 'notServedNow':
      return { kind: 'remove' }
    case 'soldOut':
      return issue.pids.includes(product.pid) ? { kind: 'remove' } : { kind: 'change' }
    case 'choicesMissing':
      return { kind: 'change' }
    case 'limitExceeded':
      return reduced(issue, lines)
    case 'priceChanged':
      return { kind: 'accept', line: repriceLine(product, line) }
  }
}

/** Reduces a line to what still fits after the lines before it; a line too many has to go. */
function reduced({ index, uid, limit, most }: Extract<LineIssue, { code: 'limitExceeded' }>, lines: readonly CartLine[]): LineFix {
  const before = lines.slice(0, index).filter((line) => !line.isSendType && (limit === 'items' || line.uid === uid))
  const num = limit === 'lines' ? 0 : (limit === 'items' ? mostItems : most) - before.reduce((sum, each) => sum + each.num, 0)
  return num > 0 ? { kind: 'reduce', num } : { kind: 'remove' }
}
