import type { ChoiceGap, LineIssue } from '@harbour/protocol'
import { orderTypes, offerName, formatPrice, type OrderType, type Product } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { servedWords } from './service-words.ts'

/** Words for what is wrong with a line, which also say what, when, how or how many would be right (spec 8.14). */
export function issueWords(issue: LineIssue, product: Product | undefined): string {
  switch (issue.code) {
    case 'removed':
      return m.cart_issue_removed()
    case 'soldOut':
      return soldOutWords(issue.pids, product)
    case 'notServedNow':
      return issue.service
        ? m.cart_issue_hours({ served: servedWords(issue.service) ?? '' })
        : m.cart_issue_ways({ ways: waysWords(issue.orderTypes ?? []) })
    case 'choicesMissing':
      return gapsWords(issue.gaps, product)
    case 'limitExceeded': {
      const { most, count } = issue
      return { product: m.cart_issue_most, items: m.cart_issue_most_items, lines: m.cart_issue_most_lines }[issue.limit]({ most, count })
    }
    case 'priceChanged':
      return m.cart_issue_price({ was: formatPrice(issue.was), now: formatPrice(issue.now) })
  }
}

function soldOutWords(pids: readonly string[], product: Product | undefined): string {
  if (!product || pids.includes(product.pid)) return m.cart_issue_sold_out()
  return m.cart_issue_choice_sold_out({ names: pids.map((pid) => offerName(product, pid)).join(m.cart_inner_comma()) })
}

/** Each open choice by its question; of two that exclude each other one sentence is enough. */
function gapsWords(gaps: readonly ChoiceGap[], product: Product | undefined): string {
  if (!product) return m.cart_issue_unknown()
  const name = (pid: string) => offerName(product, pid)
  const words = gaps.flatMap((gap, at) => {
    switch (gap.kind) {
      case 'missing':
        return m.cart_issue_missing({ name: gap.name, count: gap.count })
      case 'tooMany':
        return m.cart_issue_too_many({ name: gap.name, count: gap.count })
      case 'overMost':
        return m.cart_issue_over_most({ name: name(gap.pid), most: gap.most, count: gap.count })
      case 'excluded':
        return isSaid(gap, gaps.slice(0, at)) ? [] : m.cart_issue_excluded({ name: name(gap.pid), by: name(gap.by) })
      case 'unknown':
        return m.cart_issue_unknown()
    }
  })
  return [...new Set(words)].join(m.cart_semicolon())
}

function isSaid({ pid, by }: Extract<ChoiceGap, { kind: 'excluded' }>, before: readonly ChoiceGap[]): boolean {
  return before.some((gap) => gap.kind === 'excluded' && gap.pid === by && gap.by === pid)
}

function waysWords(ways: readonly OrderType[]): string {
  return ways
    .map((each) =>
      ({ [orderTypes.takeaway]: m.cart_way_1, [orderTypes.delivery]: m.cart_way_2, [orderTypes.dineIn]: m.cart_way_5 })[each](),
    )
    .join(m.cart_inner_comma())
}
