import { voucherRewardGet, voucherStatuses } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { spanOf } from '../new-voucher.ts'
import { ownVoucher } from '../own-voucher.ts'
import { externalProductLookup } from '../external-product-lookup.ts'
import { wireVoucher } from '../wire-voucher.ts'
import { localize } from '../../../platform/localized-text.ts'

export const voucherRewardGetAction = handle(voucherRewardGet, (_content, { catalogue, brand, language, clock }) => {
  const codes = externalProductLookup(catalogue, { brand, at: clock.now() })
  return {
    data: catalogue.membership(brand).rewards.flatMap(({ rewardId, name, note, picture, points }) => {
      const coupon = catalogue.coupon(rewardId)
      if (!coupon) return []
      const { validDays } = coupon
      const record = ownVoucher(coupon, { code: rewardId, ...spanOf(clock.now(), validDays) }, catalogue)
      const voucher = wireVoucher(record, { status: voucherStatuses.usable, language, codes })
      return [{ rewardId, name: localize(name, language), note: localize(note, language), picture, points, validDays, voucher }]
    }),
  }
})
