import type { ChangedOrder, CouponIssue, Price, VoucherObstacle } from '@harbour/protocol'
import { productByPid, type ProductBook } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'

type PriceSavings = Pick<Price, 'promotions' | 'gifts' | 'coupons' | 'points'>
type Loss = { key: string; name: string; words: string }
type LostSavingsDeps = Pick<ChangedOrder, 'couponIssues'> & { book: ProductBook | undefined }

/** Savings and gifts that a guest was to have with the price that they saw, and does not with the new one. */
export function lostSavings(seen: PriceSavings, now: PriceSavings, { couponIssues, book }: LostSavingsDeps): Loss[] {
  const ended = seen.promotions.filter(({ promotionId }) => !now.promotions.some((each) => each.promotionId === promotionId))
  const gone = seen.gifts.filter(({ promotionId, pid }) => !now.gifts.some((each) => each.promotionId === promotionId && each.pid === pid))
  const without = seen.coupons.filter(({ voucherCode }) => !now.coupons.some((each) => each.voucherCode === voucherCode))
  return [
    ...ended.map(({ promotionId, name }) => ({ key: promotionId, name, words: m.confirm_promotion_ended() })),
    ...without.map(({ voucherCode, name }) => ({
      key: voucherCode,
      name,
      words: couponWords(couponIssues.find((issue) => issue.voucherCode === voucherCode)?.code),
    })),
    ...gone.map(({ promotionId, pid }) => ({
      key: `${promotionId} ${pid}`,
      name: (book && productByPid(book, pid)?.name) ?? m.confirm_unknown_item(),
      words: m.confirm_gift_gone(),
    })),
    ...(seen.points && !now.points
      ? [{ key: 'points', name: m.handover_points_row({ points: seen.points.used }), words: m.handover_points_gone() }]
      : []),
  ]
}

/** The reason why a coupon is not on the order any more. */
function couponWords(code: CouponIssue['code'] | undefined): string {
  if (code === 'VOUCHER_UNSURE') return m.confirm_coupon_unsure()
  if (code === 'VOUCHER_DISH_MISSING') return m.confirm_coupon_kept({ why: m.coupon_no_effect_dish() })
  if (code === 'VOUCHER_WORTH_NOTHING') return m.confirm_coupon_kept({ why: m.coupon_no_effect_worth() })
  return m.confirm_coupon_gone()
}

/** Tells whether a coupon cannot be had at all; one that is only of no use to this order stays with the guest. */
export function isLost(code: CouponIssue['code']): code is VoucherObstacle {
  return !stays.includes(code)
}

const stays: readonly CouponIssue['code'][] = ['VOUCHER_UNUSABLE', 'VOUCHER_NOT_COMBINED', 'VOUCHER_DISH_MISSING', 'VOUCHER_WORTH_NOTHING']
