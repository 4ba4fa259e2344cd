import { cents, type Cents } from '../money.ts'
import type { Instant } from '../time/clock.ts'
import { daypartsMeet, daypartSpans, isLimited, type Daypart } from './daypart.ts'

/** A price, in cents, that holds at some shops (left out: at all), in a daypart (left out: always), or both. */
export type PriceRule = Daypart & { storeIds?: readonly string[]; price: Cents }

/**
 * Something of a menu that has a price: a product, an option, a set's main or what goes with that. `item` is its way from the product, such as
 * `margherita`, `margherita/size/large`, `combo/main/margherita/drink/cola`; `price` that of its brand, in cents.
 */
export type RuledItem = { item: string; price: Cents; originalPrice?: Cents; rules: readonly PriceRule[] }

/** A price at one shop, in cents, from a moment until another, which is not included; without them it holds always. `originalPrice` is struck through. */
export type ShopPrice = { item: string; price: Cents; originalPrice?: Cents; from?: Instant; until?: Instant }

/** The shop (none: what every shop of the brand has) and the days, from an instant's on, that prices are wanted of. */
type Wanted = { storeId: string | undefined; from: Instant; days: number }

/**
 * The prices of an item at a shop beside its brand's: of those that hold at a moment the last is meant. The most specific comes last: shop and
 * daypart, then shop, then daypart. A daypart's price that is lower than the usual one at that shop strikes that through, or the one before the brand's sale.
 * Only what changes a price is given, and what is the same from one daypart to the next once.
 */
export function shopPrices({ item, price, originalPrice, rules }: RuledItem, { storeId, from, days }: Wanted): ShopPrice[] {
  const there = rules.filter(({ storeIds }) => !storeIds || (storeId !== undefined && storeIds.includes(storeId)))
  const own = there.find((rule) => rule.storeIds && !isLimited(rule))
  const usual = own?.price ?? price
  const before = own ? usual : cents(Math.max(usual, originalPrice ?? usual))
  const byRank = [0, 1, 2, 3].map((rank) =>
    there
      .filter((rule) => specificity(rule) === rank)
      .flatMap((rule): ShopPrice[] => {
        if (!isLimited(rule)) return [{ item, price: rule.price }]
        const struck = rule.price < usual ? { originalPrice: before } : {}
        return daypartSpans(rule, from, days).map((span) => ({ item, price: rule.price, ...struck, from: span.from, until: span.to }))
      }),
  )
  return withoutSame(byRank.flatMap(joinEqual), { item, price, ...(originalPrice !== undefined && { originalPrice }) })
}

/** Joins prices of one rank, which never meet, where one goes on as another ends. */
function joinEqual(prices: readonly ShopPrice[]): ShopPrice[] {
  const joined: ShopPrice[] = []
  for (const price of prices.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))) {
    const last = joined.at(-1)
    if (last && last.until !== undefined && last.until === price.from && isSame(last, price))
      joined[joined.length - 1] = { ...last, ...(price.until !== undefined && { until: price.until }) }
    else joined.push(price)
  }
  return joined
}

/** Leaves out the prices that say what holds anyway: the last of those before them that is there all of their time, or else the menu's own. */
function withoutSame(prices: readonly ShopPrice[], own: ShopPrice): ShopPrice[] {
  const kept: ShopPrice[] = []
  for (const price of prices) {
    const beneath = kept.findLast((other) => meet(price, other)) ?? own
    if (!isSame(price, beneath) || !covers(beneath, price)) kept.push(price)
  }
  return kept
}

const isSame = (one: ShopPrice, other: ShopPrice) => one.price === other.price && one.originalPrice === other.originalPrice

const meet = (one: ShopPrice, other: ShopPrice) =>
  (one.from ?? 0) < (other.until ?? Infinity) && (other.from ?? 0) < (one.until ?? Infinity)

const covers = (one: ShopPrice, other: ShopPrice) =>
  (one.from ?? 0) <= (other.from ?? 0) && (other.until ?? Infinity) <= (one.until ?? Infinity)

/** Says whether two rules of one item could mean different prices at the same shop and moment, neither being more specific. */
export function rulesClash(one: PriceRule, other: PriceRule): boolean {
  const shared = !one.storeIds || !other.storeIds || one.storeIds.some((storeId) => other.storeIds?.includes(storeId))
  return specificity(one) === specificity(other) && shared && daypartsMeet(one, other)
}

function specificity(rule: PriceRule): number {
  return (rule.storeIds ? 2 : 0) + (isLimited(rule) ? 1 : 0)
}
