import type { CartLine } from '../cart/cart-line.ts'
import type { ProductBook } from './product.ts'

/** Says whether an order holds alcohol, as a product of its own or chosen inside another: then it needs a declaration of age (spec 5.13). */
export function holdsAlcohol(lines: readonly CartLine[], { products }: ProductBook): boolean {
  const pids = new Set(lines.flatMap(pidsOf))
  for (const product of products.values()) if (product.alcohol && pids.has(product.pid)) return true
  return false
}

function pidsOf({ pid, listRequirements, selectedFood }: CartLine): string[] {
  const options = listRequirements.flatMap(({ pidData }) => pidData)
  const mains = (selectedFood?.groups ?? []).flatMap((group) => group.mains)
  const inner = mains.flatMap(({ groups }) => groups.flatMap(({ products }) => products))
  return [pid, ...[...options, ...mains, ...inner].filter(({ num }) => num > 0).map((chosen) => chosen.pid)]
}
