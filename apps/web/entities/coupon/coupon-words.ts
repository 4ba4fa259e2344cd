import { formatPrice, orderTypes, type Coupon, type OrderType } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { serverNow } from '../../lib/server-clock.ts'
import { dayWords } from '../../lib/day-words.ts'

/** The ways to eat that a coupon is for; the counter is told only where it is the one way. */
export function waysWords({ categories }: Pick<Coupon, 'categories'>): string {
  const ways = onlineWays.filter(([category]) => categories.includes(category)).map(([, words]) => words())
  if (ways.length === 0) return m.coupon_way_3()
  return ways.map((words, at) => (at === 0 ? words : words.toLocaleLowerCase('en'))).join(m.coupon_comma())
}

/**
 * The condition of a coupon as a list says it: the sentence about the dishes that it asks for, which is the first of its terms; else the least
 * that is to be spent, where its name does not say that already, and its ways to eat.
 */
export function conditionWords(coupon: Pick<Coupon, 'name' | 'minimum' | 'need' | 'categories'>, terms: readonly string[]): string {
  const { name, minimum, need } = coupon
  const [own] = terms
  if (need && own !== undefined) return own
  const least = formatPrice(minimum)
  const said = minimum === 0 || name.includes(least)
  return said ? waysWords(coupon) : `${m.coupon_least({ amount: least })} · ${waysWords(coupon)}`
}

const onlineWays = [
  ['A02', m.coupon_way_2],
  ['A01', m.coupon_way_1],
  ['A05', m.coupon_way_5],
] as const

export const wayWords = (orderType: OrderType): string =>
  ({ [orderTypes.takeaway]: m.coupon_way_1, [orderTypes.delivery]: m.coupon_way_2, [orderTypes.dineIn]: m.coupon_way_5 })[orderType]()

/** Outside its dates, or for another way to eat: no reason of the table, but as good a one. */
export function ineligibleText({ begins, ends, ...coupon }: Coupon, outside: 'dates' | 'way'): string {
  if (outside === 'way') return m.coupon_why_way({ ways: waysWords(coupon) })
  return ends !== null && ends <= serverNow()
    ? m.coupon_ended({ date: dayWords(ends - 1) })
    : m.coupon_why_begins({ date: dayWords(begins) })
}
