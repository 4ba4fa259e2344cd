import type { ChainCoupon, ChainPromoCode, ChainPromotion } from '@harbour/chain'
import type { CouponRef, EditedOffer } from '@harbour/protocol'
import { checkRecord } from '../catalogue/chain-file/check-chain.ts'
import type { Fault } from '../catalogue/chain-file/check-references.ts'
import type { VersionOffers } from '../catalogue/versions/version-offers.ts'
import type { TriedCoupon } from './try-coupons.ts'

/** The offers of a version with one of them as somebody edits it in its place, or the faults of that. */
export function withEdited(offers: VersionOffers, edited: EditedOffer | null): VersionOffers | { faults: Fault[] } {
  if (!edited) return offers
  const checked = checkRecord(edited.kind, edited.record)
  if ('faults' in checked) return { faults: checked.faults }
  switch (edited.kind) {
    case 'promotion': {
      const promotion = checked.record as ChainPromotion // by its kind's schema
      return { ...offers, promotion: placed(offers.promotion, promotion, ({ promotionId }) => promotionId) }
    }
    case 'coupon': {
      const coupon = checked.record as ChainCoupon // by its kind's schema
      return { ...offers, coupon: placed(offers.coupon, coupon, ({ couponId }) => couponId) }
    }
    case 'promoCode': {
      const code = checked.record as ChainPromoCode // by its kind's schema
      return { ...offers, promoCode: placed(offers.promoCode, code, ({ promoCode }) => promoCode) }
    }
  }
}

/** The records with one in the place of that of its id, or at their end. */
function placed<Each>(records: readonly Each[], record: Each, idOf: (of: Each) => string): Each[] {
  const at = records.findIndex((each) => idOf(each) === idOf(record))
  return at < 0 ? [...records, record] : records.toSpliced(at, 1, record)
}

/** The coupons and codes of these ids; undefined where one of them is not there. */
export function couponsNamed(refs: readonly CouponRef[], { coupon, promoCode }: VersionOffers): TriedCoupon[] | undefined {
  const found = refs.map(({ kind, id }): TriedCoupon | undefined => {
    if (kind === 'coupon') {
      const record = coupon.find(({ couponId }) => couponId === id)
      return record && { kind, id, record }
    }
    const record = promoCode.find((each) => each.promoCode === id)
    return record && { kind, id, record }
  })
  const named = found.filter((one) => one !== undefined)
  return named.length === refs.length ? named : undefined
}
