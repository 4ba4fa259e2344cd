import type { CatalogueKind } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'

const words: Record<CatalogueKind, () => string> = {
  brand: m.publish_kind_brand,
  district: m.publish_kind_map,
  outline: m.publish_kind_map,
  land: m.publish_kind_map,
  rail: m.publish_kind_map,
  road: m.publish_kind_map,
  place: m.publish_kind_map,
  shop: m.publish_kind_shop,
  category: m.publish_kind_category,
  product: m.publish_kind_product,
  promotion: m.publish_kind_promotion,
  coupon: m.publish_kind_coupon,
  promoCode: m.publish_kind_promo_code,
  couponRule: m.publish_kind_coupon_rule,
  membership: m.publish_kind_membership,
  information: m.publish_kind_information,
}

/** A kind of record in a word. */
export const kindWords = (kind: CatalogueKind): string => words[kind]()
