import type { Product } from './product.ts'

/** The name of an option, main or inner product of a product, wherever in it it is offered; empty where it is not. */
export function offerName(product: Product, pid: string): string {
  const mains = product.groups.flatMap((group) => group.mains)
  const offers = [
    ...product.requirements.flatMap(({ options }) => options),
    ...mains,
    ...mains.flatMap(({ groups }) => groups.flatMap(({ products }) => products)),
  ]
  return offers.find((offer) => offer.pid === pid)?.name ?? ''
}
