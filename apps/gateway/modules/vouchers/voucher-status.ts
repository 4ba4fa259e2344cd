import type { Instant } from '@harbour/rules'
import type { GuestVoucher } from './store/vouchers.ts'
import type { VoucherStatus } from './wire-voucher.ts'

/** The status of a guest's voucher: used, held for an order, ended (or taken back by its vendor), or to be used. */
export function voucherStatus({ record, state, heldUntil, listed, channel }: GuestVoucher, now: Instant): VoucherStatus {
  if (state === 'committed') return 2
  const heldNoMore = channel === null && (heldUntil ?? 0) <= now
  if (state !== null && !(state === 'held' && heldNoMore)) return 4
  return !listed || (record.ends !== null && record.ends <= now) ? 3 : 1
}
