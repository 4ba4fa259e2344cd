import {
  couponReasons,
  formatPrice,
  productByPid,
  timeSlots,
  type Coupon,
  type CouponVerdict,
  type NoEffect,
  type RejectedVerdict,
  type ProductBook,
} from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { ineligibleText } from './coupon-words.ts'

type ReasonDeps = { book: ProductBook | undefined; shop: string | undefined }
type Refused = Extract<CouponVerdict, { usable: false; reason: number }>

/** The reason why a coupon cannot be used now, in the words of the design. */
export function reasonWords(coupon: Coupon, { reason, gap }: Refused, { book, shop }: ReasonDeps): string {
  switch (reason) {
    case couponReasons.emptyCart:
      return m.coupon_why_1()
    case couponReasons.partnerSignedOut:
      return m.coupon_why_2()
    case couponReasons.notNow:
      return timeWords(coupon)
    case couponReasons.productMissing:
    case couponReasons.productUnknown:
      return neededWords(coupon, book)
    case couponReasons.tooFewDishes:
    case couponReasons.dishesBelowMinimum:
    case couponReasons.belowMinimum:
      return gap ? couponGapText(gap) : m.coupon_why_8()
    case couponReasons.incomplete:
    case couponReasons.giftNotOffered:
      return m.coupon_why_8()
    case couponReasons.giftSoldOut:
      return m.coupon_why_10()
    case couponReasons.giftNotServed:
      return m.coupon_why_11()
    case couponReasons.otherShop:
      return shop ? m.coupon_why_12({ shop }) : m.coupon_why_12_plain()
    case couponReasons.goneAtVendor:
      return m.coupon_why_14()
  }
}

/** The reason why a selected coupon is not applied. */
export function rejectionText(coupon: Coupon, verdict: RejectedVerdict, deps: ReasonDeps): string {
  if ('combines' in verdict) return m.coupon_why_together()
  if ('noEffect' in verdict) return noEffectWords(verdict.noEffect)
  return verdict.reason === null ? ineligibleText(coupon, verdict.outside) : reasonWords(coupon, verdict, deps)
}

/** The reason why a coupon would be used up for nothing. */
export const noEffectWords = (noEffect: NoEffect): string =>
  noEffect === 'dishMissing' ? m.coupon_no_effect_dish() : m.coupon_no_effect_worth()

type Gap = NonNullable<Refused['gap']>

/** The words for what is missing: "$74 to go", "1 item to go". */
export const couponGapText = (gap: Gap): string =>
  'money' in gap ? m.coupon_gap({ amount: formatPrice(gap.money) }) : m.coupon_gap_items({ count: gap.items })

/** Outside its hours, or on a day that is not its own. */
function timeWords({ slots }: Coupon): string {
  const slot = slotWords(slots)
  return slot ? m.coupon_why_3({ slot }) : m.coupon_why_3_day()
}

/** The hours of the day's slots: "14:30 to 17:29". */
function slotWords(slots: Coupon['slots']): string {
  return timeSlots
    .flatMap(({ code, last }, at) => (slots?.includes(code) ? [m.coupon_slot({ from: firstMinute(at), to: last })] : []))
    .join(m.coupon_comma())
}

/** A slot begins with the minute after the last one of the slot before it. */
function firstMinute(at: number): string {
  const [hours = 0, minutes = -1] = (timeSlots[at - 1]?.last ?? '').split(':').filter(Boolean).map(Number)
  const next = hours * 60 + minutes + 1
  return `${String(Math.floor(next / 60)).padStart(2, '0')}:${String(next % 60).padStart(2, '0')}`
}

function neededWords({ need }: Coupon, book: ProductBook | undefined): string {
  const pid = need?.mode === 'mapped' ? need.pid : undefined
  const name = pid && book ? productByPid(book, pid)?.name : undefined
  return name === undefined ? m.coupon_why_4_some() : m.coupon_why_4({ product: name })
}
