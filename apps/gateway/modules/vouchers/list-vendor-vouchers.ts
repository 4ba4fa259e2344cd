import type { CouponChannel } from '@harbour/rules'
import type { VoucherDeps } from './deps.ts'
import type { VendorList, VendorVoucher, VendorWho, VoucherVendor } from './voucher-vendor.ts'
import type { VoucherRecord } from './voucher-record.ts'

type ListDeps = Pick<VoucherDeps, 'vendors' | 'vouchers' | 'clock'>

/** Asks every vendor but the loyalty partner, which asks for a guest key, what it has for a member, and keeps it; whoever does not answer, we believe what we knew. */
export async function listVendorVouchers(who: VendorWho, deps: ListDeps): Promise<void> {
  const vendors = [...deps.vendors.byChannel.values()].filter((vendor) => vendor !== deps.vendors.partner)
  await Promise.all(vendors.map((vendor) => listOfVendor(vendor, who, deps)))
}

/** Asks one vendor, and keeps what it lists. */
export async function listOfVendor(vendor: VoucherVendor, who: VendorWho, { vouchers, vendors, clock }: ListDeps): Promise<VendorList> {
  const { channel } = vendor
  const list = await vendor.list(who)
  if (typeof list === 'string') return list
  const source = vendor === vendors.partner ? 'partner' : 'vendor'
  const records = list.vouchers.map((voucher): VoucherRecord => recordOf(voucher, { channel, source }))
  await vouchers.keepListed({ userId: who.userId, brand: who.brand, channel, records, at: clock.now() })
  return list
}

function recordOf(voucher: VendorVoucher, from: { channel: CouponChannel; source: 'partner' | 'vendor' }): VoucherRecord {
  return { ...voucher, ...from }
}
