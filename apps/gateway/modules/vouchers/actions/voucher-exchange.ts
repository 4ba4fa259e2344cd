import { voucherExchange, voucherStatuses } from '@harbour/protocol'
import { pointsCutoff, pointsByExpiry } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { newVoucher, spanOf } from '../new-voucher.ts'
import { externalProductLookup } from '../external-product-lookup.ts'
import { wireVoucher } from '../wire-voucher.ts'

/** A purchase is known by the exchange's id; another reward under it would be another exchange. */
export const voucherExchangeAction = handle(voucherExchange, async ({ rewardId, clientExchangeId }, call) => {
  const { caller, brand, language, clock, catalogue, vouchers, points, ids } = call
  const { userId } = caller
  const { rewards, terms } = catalogue.membership(brand)
  const reward = rewards.find((each) => each.rewardId === rewardId)
  const span = spanOf(clock.now(), catalogue.coupon(rewardId)?.validDays ?? 0)
  const given = reward && newVoucher({ userId, brand, couponId: rewardId, givenFor: `exchange ${clientExchangeId}`, span }, call)
  if (!given) throw refuse(voucherExchange, 'REWARD_UNKNOWN')
  await points.settle(userId, { now: clock.now(), latest: pointsCutoff(terms) })
  const entry = { entryId: ids.guid(), kind: 'redeem', points: -reward.points, at: clock.now(), expiresAt: null, orderId: null } as const
  const bought = await vouchers.exchange(given, { ...entry, titleTc: `換領 ${reward.name.tc}`, titleEn: `Redeemed: ${reward.name.en}` })
  if (bought === 'tooFew') throw refuse(voucherExchange, 'POINTS_TOO_FEW')
  if (bought.voucherId !== rewardId) throw refuse(voucherExchange, 'EXCHANGE_CONFLICT')
  const balance = pointsByExpiry(await points.lots(userId), terms, clock.now()).reduce((sum, each) => sum + each.points, 0)
  const codes = externalProductLookup(catalogue, { brand, at: clock.now() })
  return {
    voucher: wireVoucher(bought, { status: voucherStatuses.usable, language, codes }),
    balance,
  }
})
