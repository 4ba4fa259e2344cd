import { voucherStatuses, type VoucherStatus } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import type { GuestVoucher } from './store/vouchers.ts'

/** The status of a guest's voucher: used, held for an order, ended (or taken back by its vendor), or to be used. */
export function voucherStatus({ record, state, heldUntil, listed, channel }: GuestVoucher, now: Instant): VoucherStatus {
  if (state === 'committed') return voucherStatuses.used
  const heldNoMore = channel === null && (heldUntil ?? 0) <= now
  if (state !== null && !(state === 'held' && heldNoMore)) return voucherStatuses.held
  return !listed || (record.ends !== null && record.ends <= now) ? voucherStatuses.ended : voucherStatuses.usable
}
