import type { CatalogueKind } from '@harbour/protocol'
import { paths } from '../../paths.ts'

/** The page on which a record is edited; undefined for one that no page edits. */
export function recordPath(kind: CatalogueKind, id: string): string | undefined {
  switch (kind) {
    case 'product':
      return paths.product(id)
    case 'shop':
      return paths.shop(id)
    case 'category':
      return paths.categories
    case 'promotion':
      return paths.promotion(id)
    case 'coupon':
      return paths.coupon(id)
    case 'promoCode':
      return paths.promoCode(id)
    default:
      return undefined
  }
}
