import type { IssuedCodes } from './issued-code-store.ts'
import type { OfferUses } from './offer-use-store.ts'

export type OfferServices = {
  /** Codes that were made for promo codes by the thousand. */
  issuedCodes: IssuedCodes
  offerUses: OfferUses
}
