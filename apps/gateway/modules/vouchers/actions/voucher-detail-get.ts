import { voucherDetailGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { externalProductLookup } from '../external-product-lookup.ts'
import { promoRecord } from '../promo-voucher.ts'
import { voucherStatus } from '../voucher-status.ts'
import { wireVoucher } from '../wire-voucher.ts'

export const voucherDetailGetAction = handle(voucherDetailGet, async ({ voucherCode, storeId }, call) => {
  const { caller, brand, language, clock, catalogue, vouchers } = call
  const now = clock.now()
  const codes = externalProductLookup(catalogue, { brand, storeId, at: now })
  const [own] = await vouchers.find([voucherCode], { userId: caller.userId, brand })
  if (own) return wireVoucher(own.record, { status: voucherStatus(own, now), language, codes })
  const promo = catalogue.promoCode(voucherCode, brand)
  if (!promo) throw refuse(voucherDetailGet, 'VOUCHER_UNKNOWN')
  const record = promoRecord(promo, catalogue)
  return wireVoucher(record, { status: record.ends !== null && record.ends <= now ? 3 : 1, language, codes })
})
