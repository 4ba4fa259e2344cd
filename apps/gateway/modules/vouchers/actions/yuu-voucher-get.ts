import { voucherStatuses, yuuVoucherGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { listOfVendor } from '../list-vendor-vouchers.ts'
import { externalProductLookup } from '../external-product-lookup.ts'
import { voucherStatus } from '../voucher-status.ts'
import { wireVoucher } from '../wire-voucher.ts'

/** The partner's list is kept for this guest, so that the order need not ask again whose it is. */
export const yuuVoucherGetAction = handle(yuuVoucherGet, async ({ yuuGuestKey, storeId }, call) => {
  const { caller, brand, language, clock, catalogue, vouchers, vendors } = call
  const { userId, phone } = caller
  if (!vendors.partner) throw refuse(yuuVoucherGet, 'PARTNER_AWAY')
  const list = await listOfVendor(vendors.partner, { userId, phone, brand, guestKey: yuuGuestKey }, call)
  if (list === 'unknown') throw refuse(yuuVoucherGet, 'PARTNER_AWAY')
  const at = clock.now()
  await vouchers.partnerAnswered(userId, { loggedIn: typeof list !== 'string', at })
  if (typeof list === 'string') throw refuse(yuuVoucherGet, list === 'keyLost' ? 'PARTNER_KEY_LOST' : 'PARTNER_LOGGED_OUT')
  const codes = externalProductLookup(catalogue, { brand, storeId, at })
  const own = (await vouchers.of(userId, brand)).map((voucher) => ({ ...voucher, status: voucherStatus(voucher, at) }))
  return {
    data: own
      .filter(
        ({ channel, status }) =>
          channel === vendors.partner?.channel && (status === voucherStatuses.usable || status === voucherStatuses.held),
      )
      .map(({ record, status }) => wireVoucher(record, { status, language, codes })),
  }
})
