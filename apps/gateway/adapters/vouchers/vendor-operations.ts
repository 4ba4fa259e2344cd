import type { Clock } from '../../platform/clock.ts'
import { outcomes, type VendorOperation, type VendorOutcome } from './vendor-outcomes.ts'
import type { VendorHold, VendorState, VoucherVendor } from '../../modules/vouchers/voucher-vendor.ts'

/** Asks a vendor to do something under a key, and gives its word. A hold is for so many seconds, since no two clocks are the same. */
export type Act = (operation: VendorOperation, hold: VendorHold, seconds: number) => Promise<VendorOutcome>

/** The four operations of a vendor, from the one function that asks it. */
export function vendorOperations(clock: Clock, act: Act): Pick<VoucherVendor, VendorOperation> {
  return {
    hold: async (ask) => outcomes.hold[await act('hold', ask, Math.max(1, Math.ceil((ask.until - clock.now()) / 1000)))],
    commit: async (ask) => outcomes.commit[await act('commit', ask, 0)],
    release: async (ask) => outcomes.release[await act('release', ask, 0)],
    reverse: async (ask) => outcomes.reverse[await act('reverse', ask, 0)],
  }
}

/** The state of a voucher, by its vendor's word and what it told of it; nothing where that could not be read. */
export function currentOutcome(word: VendorOutcome, told: VendorState | undefined): VendorState {
  if (word === 'absent' || word === 'ended') return 'gone'
  return word === 'done' && told ? told : 'unknown'
}
