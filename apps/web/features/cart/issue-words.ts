import { formatPrice, type LineIssue, type OrderType, type Product } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { offerName } from '../../stores/line-words.ts'
import { serviceWords } from '../../stores/service-words.ts'

/** What is wrong with a line, in words that also say when, how or how many would be right (spec 8.14). */
export function issueWords(issue: LineIssue, product: Product | undefined): string {
  switch (issue.code) {
    case 'removed':
      return m.cart_issue_removed()
    case 'soldOut':
      return soldOutWords(issue.pids, product)
    case 'notServedNow':
      return issue.service
        ? m.cart_issue_hours({ hours: serviceWords(issue.service) ?? '' })
        : m.cart_issue_ways({ ways: waysWords(issue.orderTypes ?? []) })
    case 'choicesMissing':
      return m.cart_issue_choices()
    case 'limitExceeded':
      return { product: m.cart_issue_most, items: m.cart_issue_most_items, lines: m.cart_issue_most_lines }[issue.limit]({
        most: issue.most,
      })
    case 'priceChanged':
      return m.cart_issue_price({ was: formatPrice(issue.was), now: formatPrice(issue.now) })
  }
}

function soldOutWords(pids: readonly string[], product: Product | undefined): string {
  if (!product || pids.includes(product.pid)) return m.cart_issue_sold_out()
  return m.cart_issue_choice_sold_out({ names: pids.map((pid) => offerName(product, pid)).join(m.cart_inner_comma()) })
}

function waysWords(orderTypes: readonly OrderType[]): string {
  return orderTypes.map((each) => ({ 1: m.cart_way_1, 2: m.cart_way_2, 5: m.cart_way_5 })[each]()).join(m.cart_inner_comma())
}
