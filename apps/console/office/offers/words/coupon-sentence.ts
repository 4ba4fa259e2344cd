import type { ChainCoupon, ChainPromoCode } from '@harbour/chain'
import { timeSlots, type CouponCategory, type TimeSlot } from '@harbour/rules'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { giftWords } from './gift-words.ts'
import { listIn, sentenceOf, type Locale } from '../../words/in-language.ts'
import type { CouponTerms } from './coupon-terms.ts'
import { mostNamed, shopList, type Names } from '../../catalogue/names.ts'

/** A coupon of the house as one sentence of a language. */
export const couponSentence = (coupon: ChainCoupon, names: Names, locale: Locale): string =>
  sentenceOf([...termClauses(coupon, names, locale), m.offers_days_once_given({ days: coupon.validDays }, { locale })], locale)

/** A promo code as one sentence of a language. */
export function promoCodeSentence(code: ChainPromoCode, names: Names, locale: Locale): string {
  return sentenceOf([...termClauses(code.coupon, names, locale), ...limitClauses(code, locale)], locale)
}

/** The same without when it is good and how often: the rule as such. */
export const termsSentence = (terms: CouponTerms, names: Names, locale: Locale): string =>
  sentenceOf(termClauses(terms, names, locale), locale)

function termClauses(terms: CouponTerms, names: Names, locale: Locale): (string | null)[] {
  const { minimum = 0, countsBoxedMeal = false, covers, need, categories, storeIds, slots = [], weekdays = [], specialDates = [] } = terms
  const dishes = (pids: readonly string[]) =>
    pids.length > mostNamed
      ? m.offers_count_dishes({ count: pids.length }, { locale })
      : listIn(
          pids.map((pid) => names.dish(pid, locale)),
          locale,
        )
  return [
    giftWords(terms, names, locale),
    covers ? m.offers_on({ dishes: dishes(covers) }, { locale }) : null,
    minimum > 0 ? (countsBoxedMeal ? m.offers_from_with_fee : m.offers_from)({ sum: money(minimum) }, { locale }) : null,
    need && 'without' in need ? m.offers_not_counting({ dishes: dishes(need.without) }, { locale }) : null,
    need && 'pids' in need ? m.offers_with_dishes({ count: need.count, dishes: dishes(need.pids) }, { locale }) : null,
    isEveryWay(categories)
      ? null
      : m.offers_only_ways(
          {
            ways: listIn(
              categories.map((way) => wayWords(way, locale)),
              locale,
            ),
          },
          { locale },
        ),
    storeIds ? m.offers_at_shops({ shops: shopList(storeIds, names, locale) }, { locale }) : null,
    slots.length > 0 ? m.offers_only_times({ times: listIn(slots.map(slotTimes), locale) }, { locale }) : null,
    weekdays.length > 0
      ? m.offers_only_weekdays(
          {
            days: listIn(
              weekdays.map((day) => weekdayWords(day, locale)),
              locale,
            ),
          },
          { locale },
        )
      : null,
    specialDates.length > 0 ? m.offers_not_on({ dates: listIn(specialDates, locale) }, { locale }) : null,
  ]
}

function limitClauses({ begins, ends, limit, budget, once, partner }: ChainPromoCode, locale: Locale): (string | null)[] {
  const [from, to] = [begins.slice(0, 10), ends?.slice(0, 10)]
  return [
    to ? m.offers_between({ from, to }, { locale }) : m.offers_since({ from }, { locale }),
    limit === 0 ? m.offers_made_only({}, { locale }) : null,
    limit !== null && limit > 0 ? m.offers_most_uses({ count: limit }, { locale }) : null,
    budget === undefined ? null : m.offers_most_money({ sum: money(budget) }, { locale }),
    once ? m.offers_once({}, { locale }) : null,
    partner ? m.offers_partner_only({}, { locale }) : null,
  ]
}

const everyWay: readonly CouponCategory[] = ['A01', 'A02', 'A05']
export const isEveryWay = (categories: readonly CouponCategory[]): boolean => everyWay.every((way) => categories.includes(way))

/** A way of dining, as coupons know them. */
export function wayWords(way: CouponCategory, locale?: Locale): string {
  const ways = { A01: m.offers_takeaway, A02: m.offers_delivery, A03: m.offers_counter, A05: m.offers_dine_in }
  return locale ? ways[way]({}, { locale }) : ways[way]()
}

/** The times of a slot, as they are said: "11:00–14:29". */
export function slotTimes(code: TimeSlot): string {
  const at = timeSlots.findIndex((slot) => slot.code === code)
  const before = timeSlots[at - 1]
  return `${before ? afterMinute(before.last) : '00:00'}–${timeSlots[at]?.last ?? ''}`
}

function afterMinute(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const next = hour * 60 + minute + 1
  return `${String(Math.floor(next / 60)).padStart(2, '0')}:${String(next % 60).padStart(2, '0')}`
}

/** A weekday by its number, Monday 1. */
export function weekdayWords(day: number, locale?: Locale): string {
  const days = [
    m.offers_monday,
    m.offers_tuesday,
    m.offers_wednesday,
    m.offers_thursday,
    m.offers_friday,
    m.offers_saturday,
    m.offers_sunday,
  ]
  const words = days[day - 1]
  if (!words) return String(day)
  return locale ? words({}, { locale }) : words()
}
