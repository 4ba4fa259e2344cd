import type { ChainPriceRule, Prices } from '@harbour/chain'
import { brandIds, cents, isLimited, rulesClash, type Brand } from '@harbour/rules'

/** The faults that another price for some shops or times can have. */
export type PriceRuleFault = 'noPrice' | 'always' | 'notSold' | 'days' | 'clash'

/** The fault of each rule by its place, where it has one; `price` is that of what the rules stand at. Of several faults the first is told. */
export function priceRuleFaults(rules: readonly ChainPriceRule[], price: Prices): [at: number, fault: PriceRuleFault][] {
  return rules.flatMap((rule, at) => {
    const fault = faultOf(rule, rules.slice(0, at), price)
    return fault ? [[at, fault]] : []
  })
}

function faultOf(rule: ChainPriceRule, before: readonly ChainPriceRule[], price: Prices): PriceRuleFault | undefined {
  const own = pricedBrands(rule.price)
  if (own.length === 0) return 'noPrice'
  if (rule.storeIds === undefined && !isLimited(daypartOf(rule))) return 'always'
  if (own.some((brand) => price[brand] === undefined)) return 'notSold'
  if (rule.startDate !== undefined && rule.endDate !== undefined && rule.startDate > rule.endDate) return 'days'
  const clashes = (other: ChainPriceRule) =>
    own.some((brand) => other.price[brand] !== undefined && rulesClash(ofBrand(rule, brand), ofBrand(other, brand)))
  return before.some(clashes) ? 'clash' : undefined
}

const pricedBrands = (prices: Prices): Brand[] => Object.values(brandIds).filter((brand) => prices[brand] !== undefined)

const daypartOf = ({ storeIds: _, price: __, ...daypart }: ChainPriceRule) => daypart

const ofBrand = (rule: ChainPriceRule, brand: Brand) => ({ ...rule, price: cents(rule.price[brand] ?? 0) })
