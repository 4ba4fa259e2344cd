import type { HoldTasks } from './store/hold-tasks.ts'
import type { Holds } from './store/voucher-holds.ts'
import type { Vouchers } from './store/vouchers.ts'
import type { VoucherVendors } from './voucher-vendor.ts'

export type VoucherServices = {
  vouchers: Vouchers
  /** Vouchers that are held or used, and what their vendors are yet to hear of it. */
  holds: Holds
  holdTasks: HoldTasks
  vendors: VoucherVendors
}
