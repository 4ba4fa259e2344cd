import * as v from 'valibot'
import { CatalogueRecord, RecordId } from '../catalogue/catalogue-version.ts'

/** The kinds of offers: those that the chain gives of itself, coupons that members are given, and codes that guests type. */
export const offerKinds = ['promotion', 'coupon', 'promoCode'] as const
export const OfferKind = v.picklist(offerKinds)
export type OfferKind = v.InferOutput<typeof OfferKind>

/** A coupon or a code, by the id of its record. */
export const CouponKind = v.picklist(['coupon', 'promoCode'])
export const CouponRef = v.strictObject({ kind: CouponKind, id: RecordId })
export type CouponRef = v.InferOutput<typeof CouponRef>

/** An offer as somebody edits it, saved or not, in the form of the chain's file. */
export const EditedOffer = v.strictObject({ kind: OfferKind, record: CatalogueRecord })
export type EditedOffer = v.InferOutput<typeof EditedOffer>
