import { voucherRewardGet } from '@harbour/protocol'
import { handle } from '../../handle.ts'
import { spanOf } from '../../vouchers/give-vouchers.ts'
import { houseRecord } from '../../vouchers/house-record.ts'
import { outsideCodes } from '../../vouchers/outside-codes.ts'
import { wireVoucher } from '../../vouchers/wire-voucher.ts'
import { say } from '../../words.ts'

export const voucherRewardGetAction = handle(voucherRewardGet, (_content, { catalogue, brand, language, clock }) => {
  const codes = outsideCodes(catalogue, { brand })
  return {
    data: catalogue.membership(brand).rewards.flatMap(({ rewardId, name, note, picture, points }) => {
      const coupon = catalogue.coupon(rewardId)
      if (!coupon) return []
      const { validDays } = coupon
      const record = houseRecord(coupon, { code: rewardId, ...spanOf(clock.now(), validDays) }, catalogue)
      const voucher = wireVoucher(record, { status: 1, language, codes })
      return [{ rewardId, name: say(name, language), note: say(note, language), picture, points, validDays, voucher }]
    }),
  }
})
