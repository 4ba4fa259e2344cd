import type { ChainPriceRule, ChainProduct, Prices, Words } from '@harbour/chain'
import { brandIds, type Brand } from '@harbour/rules'

type Part = { name: Words | null; price: Prices }

/** A price of a product beside its own, before and after a change: of what is chosen in it (`name`), or of the product at some shops or times (null). */
export type OtherPrice = { name: Words | null; brand: Brand; before: number; after: number }

/** The other prices of a product that a change of its sums changes; both have the same parts. */
export function otherPrices(before: ChainProduct, after: ChainProduct): OtherPrice[] {
  const others = partsOf(after)
  return partsOf(before).flatMap(({ name, price }, at) =>
    Object.values(brandIds).flatMap((brand) => {
      const [one, other] = [price[brand], others[at]?.price[brand]]
      return one === undefined || other === undefined || one === other ? [] : [{ name, brand, before: one, after: other }]
    }),
  )
}

function partsOf({ priceRules, requirements = [], groups = [] }: ChainProduct): Part[] {
  return [
    ...rulesOf(null, priceRules),
    ...requirements.flatMap(({ options }) => options.flatMap(withRules)),
    ...groups.flatMap(({ mains }) =>
      mains.flatMap((main) => [...withRules(main), ...main.groups.flatMap(({ products }) => products.flatMap(withRules))]),
    ),
  ]
}

type Choice = { name: Words; price: Prices; priceRules?: ChainPriceRule[] }

const withRules = ({ name, price, priceRules }: Choice): Part[] => [{ name, price }, ...rulesOf(name, priceRules)]

const rulesOf = (name: Words | null, rules: readonly ChainPriceRule[] = []): Part[] => rules.map(({ price }) => ({ name, price }))
