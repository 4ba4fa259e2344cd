import { cents, type Brand, type RuledItem } from '@harbour/rules'
import type { ChainPriceRule, ChainProduct, ChainSetMain, Prices } from './types.ts'

/** A part of a record that has a price. */
export type Priced = { price: Prices; originalPrice?: Prices; priceRules?: ChainPriceRule[] }

/** Everything of a product that has a price, by its way from the product: `margherita`, `margherita/size/large`, `combo/main/margherita/drink/cola`. */
export function pricedItems(product: ChainProduct): [item: string, Priced][] {
  const { pid, requirements = [], groups = [] } = product
  return [
    [pid, product],
    ...requirements.flatMap(({ requirementId, options }) =>
      options.map((option): [string, Priced] => [`${pid}/${requirementId}/${option.pid}`, option]),
    ),
    ...groups.flatMap(({ groupId, mains }) => mains.flatMap((main) => pricedInSet(`${pid}/${groupId}/${main.pid}`, main))),
  ]
}

/** The items that have prices of their own at a brand's shops or at times, with these; `products` in the chain's order. */
export function ruledItems(products: readonly ChainProduct[], brand: Brand): RuledItem[] {
  return products.flatMap(pricedItems).flatMap(([item, { price, originalPrice, priceRules = [] }]) => {
    const [usual, before] = [price[brand], originalPrice?.[brand]]
    const rules = priceRules.flatMap(({ price: prices, ...rule }) => {
      const amount = prices[brand]
      return amount === undefined ? [] : [{ ...rule, price: cents(amount) }]
    })
    if (usual === undefined || rules.length === 0) return []
    return [{ item, price: cents(usual), ...(before !== undefined && { originalPrice: cents(before) }), rules }]
  })
}

function pricedInSet(item: string, main: ChainSetMain): [string, Priced][] {
  const inner = main.groups.flatMap(({ groupId, products }) =>
    products.map((each): [string, Priced] => [`${item}/${groupId}/${each.pid}`, each]),
  )
  return [[item, main], ...inner]
}
