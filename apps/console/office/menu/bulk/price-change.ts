import type { ChainProduct, Prices } from '@harbour/chain'
import type { Brand } from '@harbour/rules'

/** The steps to which a changed price is rounded, in cents: to .00 or .50, to whole dollars, to ten cents, or not at all. */
export const roundings = [50, 100, 10, 1] as const
export type Rounding = (typeof roundings)[number]

/** A change of prices: so many tenths of a percent, or cents, up or down, in some brands. `rules`: the prices of some shops and times too; `choices`: those of choices too. */
export type PriceChange = {
  by: 'percent' | 'sum'
  size: number
  down: boolean
  rounding: Rounding
  brands: readonly Brand[]
  rules: boolean
  choices: boolean
}

/** A sum in cents after a change, rounded to the nearest step, the middle up, and never below nothing. What costs nothing goes on costing nothing. */
export function changedSum(cents: number, { by, size, down, rounding }: PriceChange): number {
  if (cents === 0) return 0
  const signed = down ? -size : size
  const thousandths = by === 'percent' ? cents * (1000 + signed) : (cents + signed) * 1000
  const step = rounding * 1000
  return Math.max(0, Math.floor((2 * thousandths + step) / (2 * step)) * rounding)
}

/** The price of a product in a brand, before and after. `saleEnds`: the price before a sale is no higher any more, and falls away. */
export type ChangedPrice = { brand: Brand; before: number; after: number; saleEnds: boolean }

/** A product after a change of prices, with what it does to the product's own price in each brand; undefined where it changes nothing. */
export function repriced(product: ChainProduct, change: PriceChange): { product: ChainProduct; prices: ChangedPrice[] } | undefined {
  const prices = change.brands.flatMap((brand) => changedPrice(product, brand, change) ?? [])
  const ended = prices.filter(({ saleEnds }) => saleEnds).map(({ brand }) => brand)
  const next = withSaleEnded(withChoices(withPrices(product, change), change), ended)
  return JSON.stringify(next) === JSON.stringify(product) ? undefined : { product: next, prices }
}

function changedPrice({ price, originalPrice }: ChainProduct, brand: Brand, change: PriceChange): ChangedPrice | undefined {
  const before = price[brand]
  if (before === undefined) return undefined
  const after = changedSum(before, change)
  return { brand, before, after, saleEnds: (originalPrice?.[brand] ?? Infinity) <= after }
}

type Priced = { price: Prices; priceRules?: { price: Prices }[] }

/** The price of a part of a record, and where they are meant its prices at some shops and times. */
function withPrices<Part extends Priced>(part: Part, change: PriceChange): Part {
  const changed = (prices: Prices): Prices =>
    change.brands.reduce((all, brand) => {
      const sum = all[brand]
      return sum === undefined ? all : { ...all, [brand]: changedSum(sum, change) }
    }, prices)
  return {
    ...part,
    price: changed(part.price),
    ...(change.rules && part.priceRules && { priceRules: part.priceRules.map((rule) => ({ ...rule, price: changed(rule.price) })) }),
  }
}

function withChoices(product: ChainProduct, change: PriceChange): ChainProduct {
  if (!change.choices) return product
  const { requirements, groups } = product
  return {
    ...product,
    ...(requirements && {
      requirements: requirements.map((each) => ({ ...each, options: each.options.map((option) => withPrices(option, change)) })),
    }),
    ...(groups && {
      groups: groups.map((group) => ({
        ...group,
        mains: group.mains.map((main) => ({
          ...withPrices(main, change),
          groups: main.groups.map((inner) => ({ ...inner, products: inner.products.map((each) => withPrices(each, change)) })),
        })),
      })),
    }),
  }
}

function withSaleEnded(product: ChainProduct, brands: readonly Brand[]): ChainProduct {
  if (!product.originalPrice || brands.length === 0) return product
  const { originalPrice, ...rest } = product
  const left = Object.entries(originalPrice).filter(([brand]) => !brands.some((each) => String(each) === brand))
  return left.length === 0 ? rest : { ...rest, originalPrice: Object.fromEntries(left) }
}
