import { cents, rulesClash, type Brand, type PriceRule } from '@harbour/rules'
import type { ChainPriceRule } from '@harbour/chain'
import { pricedItems, type Priced } from '@harbour/chain/sold-prices.ts'
import type { Chain } from '../catalogue-store.ts'

/** Tells a fault of a product: its pid, the field, and what is wrong there. */
type Say = (pid: string, field: string, fault: string) => void

/** The faults of price rules whose fields are well formed: shops and brands that do not fit, and two rules of which neither is more specific. */
export function checkPriceRules({ product, shop }: Pick<Chain, 'product' | 'shop'>, say: Say): void {
  const brandOf = new Map(shop.map(({ storeId, brand }) => [storeId, brand]))
  for (const one of product)
    for (const [item, priced] of pricedItems(one))
      for (const [at, rule] of (priced.priceRules ?? []).entries()) {
        const tell = (field: string, fault: string) => say(one.pid, fieldName(item, `priceRules.${at}${field}`), fault)
        checkPlaces(rule, { priced, brandOf, tell })
        const before = (priced.priceRules ?? []).slice(0, at)
        const clash = before.findIndex((other) =>
          brandsOf(rule).some((brand) => rulesClash(ofBrand(rule, brand, brandOf), ofBrand(other, brand, brandOf))),
        )
        if (clash >= 0) tell('', `at some moment it and priceRules.${clash} would both hold, and neither is more specific`)
      }
}

type Places = { priced: Priced; brandOf: ReadonlyMap<string, Brand>; tell: (field: string, fault: string) => void }

function checkPlaces(rule: ChainPriceRule, { priced, brandOf, tell }: Places): void {
  for (const brand of brandsOf(rule)) {
    if (priced.price[brand] === undefined) tell(`.price.${brand}`, `brand ${brand} does not sell it`)
    if (rule.storeIds && !rule.storeIds.some((storeId) => brandOf.get(storeId) === brand))
      tell(`.price.${brand}`, `no shop of brand ${brand} is named`)
  }
  for (const storeId of rule.storeIds ?? []) {
    const brand = brandOf.get(storeId)
    if (brand === undefined) tell('.storeIds', `there is no shop ${storeId}`)
    else if (rule.price[brand] === undefined) tell('.storeIds', `shop ${storeId} is of brand ${brand}, which has no price here`)
  }
}

const brandsOf = ({ price }: ChainPriceRule) => Object.keys(price).map(Number) as Brand[] // the schema knows no other keys

/** The rule as a brand has it: at none of its shops where it has no price there. */
function ofBrand(rule: ChainPriceRule, brand: Brand, brandOf: ReadonlyMap<string, Brand>): PriceRule {
  const storeIds = rule.storeIds?.filter((storeId) => brandOf.get(storeId) === brand)
  const none = rule.price[brand] === undefined
  return { ...rule, ...((storeIds || none) && { storeIds: none ? [] : storeIds }), price: cents(rule.price[brand] ?? 0) }
}

/** A choice's field stands behind the choice's way from its product. */
function fieldName(item: string, field: string): string {
  const [, ...way] = item.split('/')
  return [way.join('/'), field].filter(Boolean).join(' ')
}
