import type { CatalogueKind } from '@harbour/protocol'

const ofMarketing: readonly CatalogueKind[] = ['promotion', 'coupon', 'promoCode', 'information']

/** Says whether marketing keeps the records of a kind: offers, coupons, promo codes and news. */
export const isOfMarketing = (kind: CatalogueKind): boolean => ofMarketing.includes(kind)
