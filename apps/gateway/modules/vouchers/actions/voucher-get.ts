import { voucherGet, voucherStatuses } from '@harbour/protocol'
import { isForOrderType } from '@harbour/rules'
import { handle } from '../deps.ts'
import { listVendorVouchers } from '../list-vendor-vouchers.ts'
import { grantDueVouchers } from '../grant-due-vouchers.ts'
import { externalProductLookup } from '../external-product-lookup.ts'
import { voucherStatus } from '../voucher-status.ts'
import { wireVoucher } from '../wire-voucher.ts'

/** Usable vouchers come together with those that are held: an order that is being made still shows its own. */
export const voucherGetAction = handle(voucherGet, async ({ voucherStatus: wanted, storeId, orderType }, call) => {
  const { caller, brand, language, clock, catalogue, vouchers } = call
  const owner = { userId: caller.userId, brand }
  if (wanted === voucherStatuses.usable)
    await Promise.all([grantDueVouchers(owner, call), listVendorVouchers({ ...owner, phone: caller.phone }, call)])
  const now = clock.now()
  const codes = externalProductLookup(catalogue, { brand, storeId, at: now })
  const own = (await vouchers.of(caller.userId, brand)).map((voucher) => ({ ...voucher, status: voucherStatus(voucher, now) }))
  return {
    data: own
      .filter(({ status }) => status === wanted || (wanted === voucherStatuses.usable && status === voucherStatuses.held))
      .filter(({ record }) => orderType === undefined || isForOrderType(record, orderType))
      .map(({ record, status }) => wireVoucher(record, { status, language, codes })),
  }
})
