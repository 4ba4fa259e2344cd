import type { ChainCategory, ChainProduct, ChainPromotion } from '@harbour/chain'

/** The records that name a product, which have to be mended before it can go. */
export type ProductUse = { sets: ChainProduct[]; categories: ChainCategory[]; promotions: ChainPromotion[] }

type Sources = { products: readonly ChainProduct[]; categories: readonly ChainCategory[]; promotions: readonly ChainPromotion[] }

/** The sets that a product is part of, the headings that gather or recommend it, and the promotions that name it. */
export function productUse(pid: string, { products, categories, promotions }: Sources): ProductUse {
  return {
    sets: products.filter(({ groups = [] }) => groups.some(({ mains }) => mains.some((main) => main.pid === pid))),
    categories: categories.filter(({ pids = [], goesWith = [] }) => pids.includes(pid) || goesWith.includes(pid)),
    promotions: promotions.filter((promotion) => namedBy(promotion, pid)),
  }
}

function namedBy(promotion: ChainPromotion, pid: string): boolean {
  if (promotion.card?.pid === pid) return true
  switch (promotion.kind) {
    case 'spend':
      return false
    case 'gift':
      return promotion.pids.includes(pid)
    case 'second':
    case 'addOn':
      return promotion.items.some((item) => item.pid === pid)
  }
}
