import {
  offerName,
  orderTypes,
  productOf,
  type CartLine,
  type ChoiceGap,
  type Language,
  type LineIssue,
  type OrderType,
  type ProductBook,
  type Service,
} from '@harbour/rules'
import { localize, type LocalizedText } from '../../../platform/localized-text.ts'

type Named = { language: Language; name: (pid: string) => string }

/** The number of issues that are said; what else is wrong is in the data of the answer. */
const mostSaid = 3

/**
 * The faults in the lines of a cart, in whole sentences that say what would be right; what only costs something else is left out. The names are those of
 * the book, which is in the language.
 */
export function issueSentences(
  issues: readonly LineIssue[],
  lines: readonly CartLine[],
  { book, language }: { book: ProductBook; language: Language },
): string {
  const sentences = issues.flatMap((issue) => {
    const line = lines[issue.index]
    const product = line && productOf(book, line)
    const named: Named = { language, name: (pid) => nameIn(book, line, pid) }
    const what = wordsOf(issue, named)
    if (what === undefined) return []
    return [
      product ? localize({ tc: `${product.name}：${what}。`, en: `${product.name}: ${what}.` }, language) : localize(unknownItem, language),
    ]
  })
  return sentences.slice(0, mostSaid).join(localize({ tc: '', en: ' ' }, language))
}

const unknownItem: LocalizedText = { tc: '有美食已從餐牌移除。', en: 'One item is no longer on the menu.' }

function wordsOf(issue: LineIssue, { language, name }: Named): string | undefined {
  const both = (tc: string, en: string) => localize({ tc, en }, language)
  switch (issue.code) {
    case 'removed':
      return both('已從餐牌移除', 'no longer on the menu')
    case 'soldOut':
      return both(`${listed(issue.pids, name, '、')}售罄`, `${listed(issue.pids, name, ', ')} sold out`)
    case 'notServedNow':
      return [issue.service && servedWords(issue.service, language), issue.orderTypes && waysWords(issue.orderTypes, language)]
        .filter(Boolean)
        .join(both('，', ', '))
    case 'choicesMissing':
      return [...new Set(issue.gaps.map((gap) => gapWords(gap, { language, name })))].join(both('；', '; '))
    case 'limitExceeded': {
      const { most, count, limit } = issue
      const unit = { product: ['份', ''], items: ['件', ' items'], lines: ['項', ' different items'] }[limit]
      return both(`一張訂單最多 ${most} ${unit[0]}，現有 ${count} ${unit[0]}`, `at most ${most}${unit[1]} in one order, you have ${count}`)
    }
    case 'priceChanged':
      return undefined
  }
}

function gapWords(gap: ChoiceGap, { language, name }: Named): string {
  const both = (tc: string, en: string) => localize({ tc, en }, language)
  switch (gap.kind) {
    case 'missing':
      return both(`${gap.name}尚欠 ${gap.count} 項`, `choose ${gap.count} more of ${gap.name}`)
    case 'tooMany':
      return both(`${gap.name}多了 ${gap.count} 項`, `${gap.count} too many of ${gap.name}`)
    case 'overMost':
      return both(
        `${name(gap.pid)}最多 ${gap.most} 份，現有 ${gap.count} 份`,
        `at most ${gap.most} of ${name(gap.pid)}, you have ${gap.count}`,
      )
    case 'excluded': {
      const [one = '', other = ''] = [name(gap.pid), name(gap.by)].toSorted()
      return both(`${one}不能配${other}`, `${one} can’t go with ${other}`)
    }
    case 'unknown':
      return both('有選項已不供應，請重新揀選', 'a choice is no longer offered, choose again')
  }
}

const days: LocalizedText[] = [
  { tc: '一', en: 'Mon' },
  { tc: '二', en: 'Tue' },
  { tc: '三', en: 'Wed' },
  { tc: '四', en: 'Thu' },
  { tc: '五', en: 'Fri' },
  { tc: '六', en: 'Sat' },
  { tc: '日', en: 'Sun' },
]

function servedWords({ weekdays = [], windows = [] }: Service, language: Language): string {
  const named = weekdays
    .map((day) => localize(days[day - 1] ?? { tc: '', en: '' }, language))
    .join(localize({ tc: '、', en: ', ' }, language))
  const hours = windows.map(({ start, end }) => `${start}–${end}`).join(localize({ tc: '、', en: ', ' }, language))
  const when = localize(
    { tc: [named && `逢星期${named}`, hours].filter(Boolean).join(' '), en: [named, hours].filter(Boolean).join(' ') },
    language,
  )
  return localize({ tc: `只在${when}供應`, en: `served ${when} only` }, language)
}

const ways: Record<OrderType, LocalizedText> = {
  [orderTypes.takeaway]: { tc: '自取', en: 'takeaway' },
  [orderTypes.delivery]: { tc: '外送', en: 'delivery' },
  [orderTypes.dineIn]: { tc: '堂食', en: 'dine-in' },
}

function waysWords(allowed: readonly OrderType[], language: Language): string {
  const named = allowed.map((each) => localize(ways[each], language)).join(localize({ tc: '、', en: ', ' }, language))
  return localize({ tc: `只限${named}`, en: `only for ${named}` }, language)
}

const listed = (pids: readonly string[], name: (pid: string) => string, comma: string) => pids.map(name).join(comma)

/** The name of a product of a line, or of a choice in it. */
function nameIn(book: ProductBook, line: CartLine | undefined, pid: string): string {
  const product = line && productOf(book, line)
  return !product || product.pid === pid ? (product?.name ?? '') : offerName(product, pid)
}
