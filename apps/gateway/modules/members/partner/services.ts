import type { PartnerGuests } from './partner-guest-store.ts'

export type PartnerServices = {
  /** Guests inside the loyalty partner's app, and members who have linked their card. */
  partnerGuests: PartnerGuests
}
