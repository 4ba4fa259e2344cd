import type { ChangedOrder, Price } from '@harbour/protocol'
import { productByPid, type ProductBook } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

type Given = Pick<Price, 'promotions' | 'gifts' | 'coupons' | 'points'>
type Loss = { key: string; name: string; words: string }
type Ground = Pick<ChangedOrder, 'couponIssues'> & { book: ProductBook | undefined }

/** What a guest was to save or get with the price that they saw, and does not with the new one. */
export function lossesOf(seen: Given, now: Given, { couponIssues, book }: Ground): Loss[] {
  const unsure = (code: string) => couponIssues.some((issue) => issue.voucherCode === code && issue.code === 'VOUCHER_UNSURE')
  const ended = seen.promotions.filter(({ promotionId }) => !now.promotions.some((each) => each.promotionId === promotionId))
  const gone = seen.gifts.filter(({ promotionId, pid }) => !now.gifts.some((each) => each.promotionId === promotionId && each.pid === pid))
  const without = seen.coupons.filter(({ voucherCode }) => !now.coupons.some((each) => each.voucherCode === voucherCode))
  return [
    ...ended.map(({ promotionId, name }) => ({ key: promotionId, name, words: m.confirm_promotion_ended() })),
    ...without.map(({ voucherCode, name }) => ({
      key: voucherCode,
      name,
      words: unsure(voucherCode) ? m.confirm_coupon_unsure() : m.confirm_coupon_gone(),
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
