import type { Brand, CouponCategory, TimeSlot } from '@harbour/rules'
import type { Words } from '../types.ts'

/** The gift of a coupon of the house, the same in both cities; amounts in cents, products by the menu's own pids. */
export type ChainCouponGift =
  | { kind: 'cash' | 'cashLike' | 'delivery'; amount: number }
  | { kind: 'discount'; pays: number; words: Words }
  | { kind: 'product'; pid: string }
  | { kind: 'fixed'; pid: string; price: number }

/** A coupon as the house gives it away. What is left out does not limit; storeIds are our own. */
export type ChainCoupon = {
  couponId: string
  name: Words
  /** The occasion that it is good for, in a few words. */
  category: Words
  /** Its terms of use, a sentence each. */
  terms: { tc: string[]; en: string[] }
  picture?: string
  gift: ChainCouponGift
  /** Amounts in cents. */
  minimum?: number
  countsBoxedMeal?: boolean
  covers?: string[]
  /** The least number of these dishes; or the minimum reached without these. */
  need?: { pids: string[]; count: number } | { without: string[] }
  storeIds?: string[]
  categories: CouponCategory[]
  slots?: TimeSlot[]
  /** Monday 1 to Sunday 7. */
  weekdays?: number[]
  /** YYYY/MM/DD on which it is not good. */
  specialDates?: string[]
  /** The time that it is good for once it is given. */
  validDays: number
}

/** A code that guests type. Good after its first moment and before its last (`YYYY/MM/DD HH:mm:ss`). */
export type ChainPromoCode = {
  promoCode: string
  brands: Brand[]
  coupon: Omit<ChainCoupon, 'couponId' | 'validDays'>
  begins: string
  ends: string | null
  /** The most orders that may use it, all guests together; null for any number. */
  limit: number | null
  /** The most that it may take off, all orders together, in cents; of a gift whose worth is known. Absent: no such end. */
  budget?: number
  /** Once for each guest. */
  once: boolean
  /** Kept for the loyalty partner's members alone. */
  partner?: boolean
}
