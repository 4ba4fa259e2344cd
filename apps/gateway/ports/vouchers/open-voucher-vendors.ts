import type { Clock } from '../../context.ts'
import type { Settings } from '../../settings.ts'
import { candaoVendor } from './candao.ts'
import { mezzofyVendor } from './mezzofy.ts'
import { storellectVendor } from './storellect.ts'
import type { VoucherVendors } from './voucher-vendor.ts'
import { yuuPartner } from './yuu.ts'

/** The vendors of vouchers that the settings name; without settings all four, as the sandbox plays them. */
export function openVoucherVendors({ vouchers }: Settings, clock: Clock): VoucherVendors {
  const { candao, storellect, yuu, mezzofy } = vouchers
  const partner = yuu && yuuPartner(yuu, clock)
  const vendors = [
    candao && candaoVendor(candao, clock),
    storellect && storellectVendor(storellect, clock),
    partner,
    mezzofy && mezzofyVendor(mezzofy, clock),
  ]
  return { byChannel: new Map(vendors.flatMap((vendor) => (vendor ? [[vendor.channel, vendor]] : []))), partner }
}
