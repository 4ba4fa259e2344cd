import { withPrices, type Product, type ShopPrice } from '@harbour/rules'

// Fetched where a shop has prices of its own: most have none, and a first load waits for nothing that it does not need.
export { lastPriceChange } from '@harbour/rules'

/** A menu as it is priced at a shop at an instant. */
export function menuWithPrices<Menu extends { products: Product[] }>(menu: Menu, prices: readonly ShopPrice[], instant: number): Menu {
  const products = withPrices(new Map(menu.products.map((product) => [product.uid, product])), prices, instant)
  return { ...menu, products: [...products.values()] }
}
