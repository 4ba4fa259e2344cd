// The standing cast of the web app's tests: the demo chain's own dishes, as the menu of a brand has them.
import { products } from '@harbour/chain'
import { soldProduct } from '@harbour/chain/sold-menu.ts'
import type { Brand, Language, Product } from '@harbour/rules'

/** A dish of the demo chain as one brand sells it, in one language. */
export function dish(pid: string, language: Language = 2, brand: Brand = 31): Product {
  const made = products.find((product) => product.pid === pid)
  const sold = made && soldProduct(made, brand, language)
  if (!sold) throw new RangeError(`no ${pid} on the menu`)
  return sold
}
