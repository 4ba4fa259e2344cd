import type { VoucherVendor } from '../../modules/vouchers/voucher-vendor.ts'

/**
 * A vendor's answer to an operation, in our words: it is done, or was before; somebody else holds the voucher, or has used it; it has ended or run
 * out; there is none; its key was given back before; or it cannot be told.
 */
export type VendorOutcome = 'done' | 'taken' | 'used' | 'ended' | 'absent' | 'late' | 'unknown'
export type VendorOperation = 'hold' | 'commit' | 'release' | 'reverse'
type Answers = { [Operation in VendorOperation]: Record<VendorOutcome, Awaited<ReturnType<VoucherVendor[Operation]>>> }

/** The meaning of each word for each operation. Nothing that is ours can be left of what has ended or is absent. */
export const outcomes: Answers = {
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
