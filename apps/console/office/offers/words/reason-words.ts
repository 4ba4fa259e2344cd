import type { Answer, offerTry } from '@harbour/protocol'
import { couponReasons } from '@harbour/rules'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'

type Tried = Answer<typeof offerTry>
export type CouponVerdict = Tried['coupons'][number]
export type PromotionVerdict = Tried['promotions'][number]

/** The word of the rules on a coupon, and the number of its reason where it has one. */
export function couponVerdictWords({ why, reason, amount, lost, gapMoney, gapItems }: CouponVerdict): string {
  switch (why) {
    case 'usable':
      return lost > 0 ? m.offers_why_usable_lost({ sum: money(amount), lost: money(lost) }) : m.offers_why_usable({ sum: money(amount) })
    case 'reason': {
      const words = reasonWords[reason as keyof typeof reasonWords]() // the table's numbers are these
      const gap =
        gapMoney !== null ? m.offers_gap_money({ sum: money(gapMoney) }) : gapItems !== null ? m.offers_gap_items({ count: gapItems }) : ''
      return m.offers_why_reason({ reason: reason ?? 0, words: gap === '' ? words : `${words} ${gap}` })
    }
    case 'brand':
      return m.offers_why_brand()
    case 'dates':
      return m.offers_why_dates()
    case 'way':
      return m.offers_why_way()
    case 'notCombined':
      return m.offers_why_not_combined()
    case 'dishMissing':
      return m.offers_why_dish_missing()
    case 'worthNothing':
      return m.offers_why_worth_nothing()
  }
}

/** The reasons of the coupons' table, by their numbers. */
const reasonWords = {
  [couponReasons.emptyCart]: m.offers_reason_empty,
  [couponReasons.partnerSignedOut]: m.offers_reason_partner,
  [couponReasons.notNow]: m.offers_reason_not_now,
  [couponReasons.productMissing]: m.offers_reason_product_missing,
  [couponReasons.productUnknown]: m.offers_reason_product_unknown,
  [couponReasons.tooFewDishes]: m.offers_reason_too_few,
  [couponReasons.dishesBelowMinimum]: m.offers_reason_dishes_below,
  [couponReasons.incomplete]: m.offers_reason_incomplete,
  [couponReasons.giftNotOffered]: m.offers_reason_not_offered,
  [couponReasons.giftSoldOut]: m.offers_reason_sold_out,
  [couponReasons.giftNotServed]: m.offers_reason_not_served,
  [couponReasons.otherShop]: m.offers_reason_other_shop,
  [couponReasons.belowMinimum]: m.offers_reason_below_minimum,
  [couponReasons.goneAtVendor]: m.offers_reason_gone,
} as const

/** The word of the rules on a promotion. */
export function promotionVerdictWords({ why, amount, gapMoney, gapItems }: PromotionVerdict): string {
  switch (why) {
    case 'gives':
      return amount > 0 ? m.offers_why_gives({ sum: money(amount) }) : m.offers_why_gives_gift()
    case 'short':
      return gapMoney !== null ? m.offers_gap_money({ sum: money(gapMoney) }) : m.offers_gap_items({ count: gapItems ?? 0 })
    case 'shop':
      return m.offers_reason_other_shop()
    case 'way':
      return m.offers_why_way()
    case 'time':
      return m.offers_reason_not_now()
    case 'beaten':
      return m.offers_why_beaten()
    case 'nothing':
      return m.offers_why_nothing()
  }
}
