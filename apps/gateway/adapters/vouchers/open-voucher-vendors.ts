import type { Clock } from '../../platform/clock.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { candaoVendor } from './candao.ts'
import { mezzofyVendor } from './mezzofy.ts'
import { withCodePrefix } from './code-prefix.ts'
import { storellectVendor } from './storellect.ts'
import type { VoucherVendors } from '../../modules/vouchers/voucher-vendor.ts'
import { yuuPartner } from './yuu.ts'

/**
 * The vendors of vouchers that the settings name; without settings all four, as the sandbox plays them. A guest waits for what they say: what
 * takes longer than three seconds is asked again by whoever sees to the end of it.
 */
export function openVoucherVendors({ vouchers }: Settings, clock: Clock, patienceMs = 3000): VoucherVendors {
  const line = { clock, patienceMs }
  const { candao, storellect, yuu, mezzofy } = vouchers
  const partner = yuu && withCodePrefix(yuuPartner(yuu, line))
  const vendors = [
    candao && withCodePrefix(candaoVendor(candao, line)),
    storellect && withCodePrefix(storellectVendor(storellect, line)),
    partner,
    mezzofy && withCodePrefix(mezzofyVendor(mezzofy, line)),
  ]
  return { byChannel: new Map(vendors.flatMap((vendor) => (vendor ? [[vendor.channel, vendor]] : []))), partner }
}
