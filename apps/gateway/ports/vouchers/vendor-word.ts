import type { VoucherVendor } from './voucher-vendor.ts'

/**
 * What a vendor says to a deed, in our words: it is done, or was before; somebody else holds the voucher, or has used it; it has ended or run
 * out; there is none; its key was given back before; or it cannot be told.
 */
export type VendorWord = 'done' | 'taken' | 'used' | 'ended' | 'absent' | 'late' | 'unknown'
export type VendorDeed = 'hold' | 'commit' | 'release' | 'reverse'
type Answers = { [Deed in VendorDeed]: Record<VendorWord, Awaited<ReturnType<VoucherVendor[Deed]>>> }

/** What each word means for each deed. Nothing that is ours can be left of what has ended or is absent. */
export const meaning: Answers = {
  hold: { done: 'held', taken: 'taken', late: 'taken', used: 'gone', ended: 'gone', absent: 'gone', unknown: 'unknown' },
  commit: { done: 'committed', taken: 'gone', late: 'gone', used: 'gone', ended: 'gone', absent: 'gone', unknown: 'unknown' },
  release: {
    done: 'released',
    taken: 'released',
    late: 'released',
    used: 'committed',
    ended: 'released',
    absent: 'released',
    unknown: 'unknown',
  },
  reverse: { done: 'reversed', taken: 'reversed', late: 'reversed', used: 'reversed', ended: 'gone', absent: 'gone', unknown: 'unknown' },
}
