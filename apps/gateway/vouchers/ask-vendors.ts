import type { CouponChannel } from '@harbour/rules'
import type { Context } from '../context.ts'
import type { VendorList, VendorVoucher, VendorWho, VoucherVendor } from '../ports/vouchers/voucher-vendor.ts'
import type { VoucherRecord } from './voucher-record.ts'

type House = Pick<Context, 'vendors' | 'vouchers' | 'clock'>

/** Asks every vendor but the loyalty partner, which asks for a guest key, what it has for a member, and keeps it; whoever does not answer, we believe what we knew. */
export async function askVendors(who: VendorWho, house: House): Promise<void> {
  const vendors = [...house.vendors.byChannel.values()].filter((vendor) => vendor !== house.vendors.partner)
  await Promise.all(vendors.map((vendor) => askVendor(vendor, who, house)))
}

/** Asks one vendor, and keeps what it lists. */
export async function askVendor(vendor: VoucherVendor, who: VendorWho, { vouchers, vendors, clock }: House): Promise<VendorList> {
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
