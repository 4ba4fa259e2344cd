import type { Clock } from '../../context.ts'
import { meaning, type VendorDeed, type VendorWord } from './vendor-word.ts'
import type { VendorHold, VendorState, VoucherVendor } from './voucher-vendor.ts'

/** Asks a vendor to do something under a key, and gives its word. A hold is for so many seconds, since no two clocks are the same. */
export type Act = (deed: VendorDeed, hold: VendorHold, seconds: number) => Promise<VendorWord>

/** The four deeds of a vendor, from the one function that asks it. */
export function vendorDeeds(clock: Clock, act: Act): Pick<VoucherVendor, VendorDeed> {
  return {
    hold: async (ask) => meaning.hold[await act('hold', ask, Math.max(1, Math.ceil((ask.until - clock.now()) / 1000)))],
    commit: async (ask) => meaning.commit[await act('commit', ask, 0)],
    release: async (ask) => meaning.release[await act('release', ask, 0)],
    reverse: async (ask) => meaning.reverse[await act('reverse', ask, 0)],
  }
}

/** How a voucher stands, by its vendor's word and what it told of it; nothing where that could not be read. */
export function standing(word: VendorWord, told: VendorState | undefined): VendorState {
  if (word === 'absent' || word === 'ended') return 'gone'
  return word === 'done' && told ? told : 'unknown'
}
