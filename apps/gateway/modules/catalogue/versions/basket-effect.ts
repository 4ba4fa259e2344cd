import type { ChainProduct } from '@harbour/chain'
import { brandIds, cents, type Brand, type Cents } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import type { ProductChange } from './compare-versions.ts'
import { recentBaskets, type Basket } from './basket-store.ts'

/** The average of a brand's last orders before delivery and discounts, and with the other prices. Amounts in cents. */
export type BasketEffect = { brand: Brand; orders: number; affected: number; before: Cents; after: Cents }

/** Says for each brand that has orders what its last ones would cost on average if these products cost what they then do. One that goes is left as it was. */
export async function basketEffects(rows: Rows, products: readonly ProductChange[]): Promise<BasketEffect[]> {
  const effects: BasketEffect[] = []
  for (const brand of Object.values(brandIds)) {
    const baskets = await recentBaskets(rows, brand)
    if (baskets.length > 0) effects.push(effectOn(baskets, brand, products))
  }
  return effects
}

/** The same for some baskets. */
export function effectOn(baskets: readonly Basket[], brand: Brand, products: readonly ProductChange[]): BasketEffect {
  const dearer = new Map(products.flatMap((product) => differences(product, brand)))
  const changes = baskets.map(({ items }) => items.reduce((sum, { path, num }) => sum + (dearer.get(path) ?? 0) * num, 0))
  const before = baskets.reduce((sum, { total }) => sum + total, 0)
  const average = (sum: number) => cents(Math.round(sum / baskets.length))
  return {
    brand,
    orders: baskets.length,
    affected: changes.filter((change) => change !== 0).length,
    before: average(before),
    after: average(before + changes.reduce((sum, change) => sum + change, 0)),
  }
}

/** The differences in price of a product and all that is chosen with it, by their paths. */
function differences({ before, after }: ProductChange, brand: Brand): [string, number][] {
  if (!before || !after) return []
  const [was, is] = [pricesOf(before, brand), pricesOf(after, brand)]
  return [...is].flatMap(([path, price]): [string, number][] => {
    const old = was.get(path)
    return old === undefined || old === price ? [] : [[path, price - old]]
  })
}

function pricesOf(product: ChainProduct, brand: Brand): Map<string, number> {
  const mains = (product.groups ?? []).flatMap((group) => group.mains)
  const parts = [
    ...(product.requirements ?? []).flatMap(({ options }) => options),
    ...mains,
    ...mains.flatMap(({ groups }) => groups.flatMap(({ products }) => products)),
  ]
  const priced = [
    { path: product.pid, price: product.price[brand] },
    ...parts.map(({ pid, price }) => ({ path: `${product.pid}/${pid}`, price: price[brand] })),
  ]
  return new Map(priced.flatMap(({ path, price }) => (price === undefined ? [] : [[path, price]])))
}
