import { existsSync } from 'node:fs'
import { brandIds, parseMoment, type Brand } from '@harbour/rules'
import { describe, expect, test } from 'vitest'
import { couponRules, coupons, memberships, products, promoCodes, shops } from './index.ts'
import type { ChainCoupon } from './index.ts'

const menu = new Map(products.map((product) => [product.pid, product]))
const given: (Omit<ChainCoupon, 'couponId' | 'validDays'> & { label: string; brands: readonly Brand[] })[] = [
  ...coupons.map((coupon) => ({ ...coupon, label: coupon.couponId, brands: Object.values(brandIds) })),
  ...promoCodes.map(({ coupon, promoCode, brands }) => ({ ...coupon, label: promoCode, brands })),
]
const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)
const pidsOf = ({ need, covers = [] }: (typeof given)[number]) => [...covers, ...(need ? ('pids' in need ? need.pids : need.without) : [])]

describe('the coupons', () => {
  test('[3.10] each is named once, and every text is there in both languages', () => {
    expect(repeated(given.map(({ label }) => label))).toEqual([])
    for (const { name, category, terms, label } of given) {
      for (const { tc, en } of [name, category]) expect([tc.trim() !== '', /\p{Script=Han}/u.test(en)], label).toEqual([true, false])
      expect(terms.tc.length, label).toBe(terms.en.length)
      for (const each of terms.en) expect(/\p{Script=Han}/u.test(each), label).toBe(false)
    }
  })

  test('[3.12] what it gives is sold in every city where it is given, and what it names is on the menu', () => {
    for (const coupon of given) {
      const { gift, brands, label } = coupon
      if ('pid' in gift) for (const brand of brands) expect(menu.get(gift.pid)?.price[brand], `${label} ${brand}`).toBeDefined()
      for (const pid of pidsOf(coupon)) expect(menu.has(pid), `${label} ${pid}`).toBe(true)
    }
  })

  test('[5.7] a coupon of some shops names shops of its city', () => {
    for (const { storeIds = [], brands, label } of given)
      for (const storeId of storeIds) expect(brands, label).toContain(shops.find((shop) => shop.storeId === storeId)?.brand)
  })

  test('a picture is there in the size of a card', () => {
    for (const { picture, label } of given)
      if (picture) expect(existsSync(`${import.meta.dirname}/pictures/${picture}-480.webp`), label).toBe(true)
  })

  test('[1.22] each reward and each welcome gift but points has its coupon', () => {
    const ids = new Set(coupons.map(({ couponId }) => couponId))
    for (const { rewards, welcome } of memberships) {
      for (const { rewardId } of rewards) expect(ids.has(rewardId), rewardId).toBe(true)
      for (const { giftId, kind } of welcome) expect(ids.has(giftId), giftId).toBe(kind !== 'points')
    }
  })

  test('[8.11] a promo code is in capitals, and begins before it ends', () => {
    for (const { promoCode, begins, ends } of promoCodes) {
      expect(promoCode).toMatch(/^[A-Z0-9]{4,16}$/)
      expect(parseMoment(begins)).toBeLessThan(ends === null ? Infinity : (parseMoment(ends) ?? 0))
    }
  })

  test('[4.14] the rules are symmetric', () => {
    const key = ({ voucherType, haveThreshold }: { voucherType: number; haveThreshold: boolean }) => `${voucherType} ${haveThreshold}`
    const pairs = new Set(couponRules.flatMap((rule) => rule.availableVoucherType.map((other) => `${key(rule)} | ${key(other)}`)))
    for (const pair of pairs) expect(pairs).toContain(pair.split(' | ').toReversed().join(' | '))
  })
})
