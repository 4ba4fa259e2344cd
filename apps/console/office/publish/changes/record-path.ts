import type { CatalogueKind } from '@harbour/protocol'
import { paths } from '../../paths.ts'

const pages: Partial<Record<CatalogueKind, (id: string) => string>> = {
  product: paths.product,
  shop: paths.shop,
  category: () => paths.categories,
  promotion: paths.promotion,
  coupon: paths.coupon,
  promoCode: paths.promoCode,
}

/** The page on which a record is edited; undefined for one that no page edits. */
export const recordPath = (kind: CatalogueKind, id: string): string | undefined => pages[kind]?.(id)
