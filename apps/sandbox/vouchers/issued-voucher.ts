import type { Offer, Region, Vendor } from './offers.ts'

export type HoldState = { is: 'free' } | { is: 'held'; key: string; until: number } | { is: 'used'; key: string }

/** One voucher that a vendor has issued; nobody's until somebody shows its code, where it has no owner. Times are epoch milliseconds. */
export type Issued = {
  vendor: Vendor
  code: string
  offer: Offer
  region: Region
  owner: string | null
  begins: number
  ends: number
  state: HoldState
  /** Keys that were released or reversed: what still comes in under one of them comes too late. */
  closed: Set<string>
}
