import type { Brand, CouponChannel, Instant } from '@harbour/rules'
import type { VoucherRecord } from './voucher-record.ts'

/** A vendor's voucher in our words. Its code is one over all sources: each vendor's begin with letters of its own. */
export type VendorVoucher = Omit<VoucherRecord, 'channel' | 'source' | 'vendorSays'>

/** The guest whose vouchers are asked for. The loyalty partner asks for its own guest key. */
export type VendorWho = { userId: string; phone: string; brand: Brand; guestKey?: string }

/** `loggedOut`: not logged in there (-403); `keyLost`: the guest key is none any more (403); `unknown`: no answer in time, or none that can be read. */
export type VendorList = { vouchers: VendorVoucher[] } | 'loggedOut' | 'keyLost' | 'unknown'

/** A voucher's state with its vendor. `key`: under which it is held or used; null where somebody else has it. */
export type VendorState = { state: 'free' } | { state: 'held' | 'used'; key: string | null } | 'gone' | 'unknown'

/**
 * Somebody else's vouchers. No call throws: what is not answered within three seconds, or not clearly, is `unknown`, and is asked again
 * with the same key. Each key stands for one hold: asked twice, the same thing is done once and answered the same.
 */
export type VoucherVendor = {
  channel: CouponChannel
  list(who: VendorWho): Promise<VendorList>
  check(code: string, brand: Brand): Promise<VendorState>
  /** Takes the voucher out of everybody else's reach until then. `taken`: somebody else has it; `gone`: used up, ended or never there. */
  hold(ask: VendorHold & { until: Instant }): Promise<'held' | 'taken' | 'gone' | 'unknown'>
  /** The order is made. `gone`: the hold was no more, and the voucher is somebody else's. */
  commit(ask: VendorHold): Promise<'committed' | 'gone' | 'unknown'>
  /** Gives it back. A key that is unknown there is remembered, so that a hold under it that comes late is refused as `taken`. */
  release(ask: VendorHold): Promise<'released' | 'committed' | 'unknown'>
  /** The order is cancelled: the voucher may be used again, if it has not ended. */
  reverse(ask: VendorHold): Promise<'reversed' | 'gone' | 'unknown'>
}
export type VendorHold = { code: string; key: string; brand: Brand }

export type PartnerProfile = {
  cardNo: string
  members: { phoneNo: string; addresses: { type: string; address2: string; region: string; postalCode: string }[] }[]
}

/** The guest that a token of the partner's app names, and the token's own id and end: it serves once. */
export type PartnerToken = { subject: string; tokenId: string; endsAt: Instant }

/** The guest who is logged in to the partner's app: their phone there, of eight digits, the key to their vouchers, and the token of their profile. */
export type PartnerGuest = { phone: string; guestKey: string; token: string; cardNo: string }

/** The loyalty partner knows more than vouchers: whether somebody is logged in there, and who they are (spec 7.18, 7.19). */
export type LoyaltyPartner = VoucherVendor & {
  /** Its own app, to which guests go back. */
  appUrl: string
  login(who: VendorWho): Promise<{ token: string } | 'loggedOut' | 'unknown'>
  /** `refused`: not signed by the partner, not for us, or over. Whether it was taken before is for us to know. */
  readToken(idtoken: string): Promise<PartnerToken | 'refused' | 'unknown'>
  guest(subject: string): Promise<PartnerGuest | 'loggedOut' | 'unknown'>
  profile(token: string): Promise<PartnerProfile | 'loggedOut' | 'unknown'>
}

/** Every vendor that the settings name, by its channel. */
export type VoucherVendors = { byChannel: ReadonlyMap<CouponChannel, VoucherVendor>; partner: LoyaltyPartner | null }
