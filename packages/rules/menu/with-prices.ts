import { day, type Instant } from '../time/clock.ts'
import type { Product } from './product.ts'
import type { ShopPrice } from './shop-prices.ts'

type Products = ReadonlyMap<string, Product>

/** The latest moment up to an instant at which prices of a shop changed; zero before the first. What holds then holds at the instant. */
export function lastPriceChange(prices: readonly ShopPrice[], instant: Instant): Instant {
  const passed = (border: Instant) => (border <= instant ? border : 0)
  return prices.reduce((last, { from = 0, until = 0 }) => Math.max(last, passed(from), passed(until)), 0)
}

/** Products, by uid, as they are priced at a shop at an instant: each by the last of the prices that hold for it then, or else by its own. */
export function withPrices(products: Products, prices: readonly ShopPrice[], instant: Instant): Products {
  const holding = new Map(
    prices.filter(({ from = 0, until = Infinity }) => from <= instant && instant < until).map((price) => [price.item, price]),
  )
  if (holding.size === 0) return products
  const touched = new Set([...holding.keys()].map((item) => item.split('/')[0]))
  return new Map([...products].map(([uid, product]) => [uid, touched.has(product.pid) ? priced(product, holding) : product]))
}

/** Longer ones are no part of a day: nobody waits for their end. */
function endOf({ from = 0, until }: ShopPrice): Instant | undefined {
  return until !== undefined && until - from < day ? until : undefined
}

function priced(product: Product, holding: ReadonlyMap<string, ShopPrice>): Product {
  const own = holding.get(product.pid)
  const offer = <Offer extends { pid: string; price: ShopPrice['price'] }>(offered: Offer, way: string): Offer => {
    const price = holding.get(`${way}/${offered.pid}`)?.price
    return price === undefined ? offered : { ...offered, price }
  }
  return {
    ...product,
    ...(own && { price: own.price, originalPrice: own.originalPrice, priceUntil: endOf(own) }),
    requirements: product.requirements.map((requirement) => ({
      ...requirement,
      options: requirement.options.map((option) => offer(option, `${product.pid}/${requirement.requirementId}`)),
    })),
    groups: product.groups.map((group) => ({
      ...group,
      mains: group.mains.map((main) => ({
        ...offer(main, `${product.pid}/${group.groupId}`),
        groups: main.groups.map((inner) => ({
          ...inner,
          products: inner.products.map((one) => offer(one, `${product.pid}/${group.groupId}/${main.pid}/${inner.groupId}`)),
        })),
      })),
    })),
  }
}
