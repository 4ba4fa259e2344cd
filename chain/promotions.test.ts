import { existsSync } from 'node:fs'
import { brandIds, type Brand } from '@harbour/rules'
import { describe, expect, test } from 'vitest'
import { brands, products, promotions } from './index.ts'
import { offersOf, soldPromotion } from './sold-promotion.ts'

const bothBrands: Brand[] = Object.values(brandIds)
const book = new Map(products.map((product) => [product.pid, product]))
const sold = bothBrands.flatMap((brand) =>
  promotions.flatMap((each) => {
    const promotion = soldPromotion(each, brand, 2)
    return promotion ? [{ brand, promotion, label: `${brand} ${promotion.promotionId}` }] : []
  }),
)
const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe('the promotions', () => {
  test('[3.20] each city has every kind, and each is named once', () => {
    for (const brand of bothBrands) {
      const kinds = sold.filter((each) => each.brand === brand).map(({ promotion }) => promotion.kind)
      expect(new Set(kinds)).toEqual(new Set(['spend', 'gift', 'second', 'addOn']))
    }
    expect(repeated(promotions.map(({ promotionId }) => promotionId))).toEqual([])
  })

  test('every text is there in both languages', () => {
    for (const { promotionId, name, note, card } of promotions)
      for (const { tc, en } of [name, note, ...(card ? [card.badge, card.title, card.note] : [])])
        expect([tc.trim() !== '', en.trim() !== '', /\p{Script=Han}/u.test(en)], promotionId).toEqual([true, true, false])
  })

  test('[3.20] more spent is more saved, and never more than a third', () => {
    for (const { promotion, label } of sold) {
      if (promotion.kind !== 'spend') continue
      for (const [at, { spend, off }] of promotion.tiers.entries()) {
        expect(off * 3, label).toBeLessThanOrEqual(spend)
        expect(off, label).toBeGreaterThan(promotion.tiers[at - 1]?.off ?? 0)
        expect(spend, label).toBeGreaterThan(promotion.tiers[at - 1]?.spend ?? 0)
      }
    }
  })

  test('[3.20] a dish costs less with a promotion than without, in the same city', () => {
    for (const { brand, promotion, label } of sold) {
      if (promotion.kind !== 'second' && promotion.kind !== 'addOn') continue
      for (const { pid, price } of promotion.items) expect(price, `${label} ${pid}`).toBeLessThan(book.get(pid)?.price[brand] ?? 0)
    }
  })

  test('[1.18] a gift is on the city’s menu, and no alcohol', () => {
    for (const { brand, promotion, label } of sold) {
      if (promotion.kind !== 'gift') continue
      for (const pid of promotion.pids) {
        expect(book.get(pid)?.price[brand], `${label} ${pid}`).toBeDefined()
        expect(book.get(pid)?.alcohol, `${label} ${pid}`).toBeFalsy()
      }
    }
  })

  test('[3.20] no dish is cheaper by two promotions of a city', () => {
    for (const brand of bothBrands) {
      const pids = sold.flatMap(({ promotion, ...each }) =>
        each.brand === brand && (promotion.kind === 'second' || promotion.kind === 'addOn') ? promotion.items.map(({ pid }) => pid) : [],
      )
      expect(repeated(pids)).toEqual([])
    }
  })

  test('[3.20] what a note or a card says, the promotion does', () => {
    for (const { promotion, label } of sold) {
      const amounts = [...promotion.note.matchAll(/\$(\d+)/g)].map(([, amount]) => Number(amount) * 100)
      const meant = new Set<number>()
      if (promotion.kind === 'spend') for (const { spend, off } of promotion.tiers) meant.add(spend).add(off)
      if (promotion.kind === 'gift' || promotion.kind === 'addOn') meant.add(promotion.spend)
      if (promotion.kind === 'addOn') for (const { price } of promotion.items) meant.add(price)
      expect(new Set(amounts), label).toEqual(meant)
    }
  })
})

describe('the cards of home', () => {
  test('the brand’s first card stays first; a promotion’s card has a picture and leads to a heading', () => {
    for (const brand of brands) {
      const offers = offersOf(brand, promotions)
      expect(offers[0]?.offerId).toBe(brand.offers[0]?.offerId)
      expect(offers.length).toBeGreaterThan(brand.offers.length)
      expect(repeated(offers.map(({ offerId }) => offerId))).toEqual([])
    }
    for (const { card, promotionId } of promotions.filter((each) => each.card)) {
      expect(existsSync(`${import.meta.dirname}/pictures/${card?.picture}-480.webp`), promotionId).toBe(true)
      expect(card?.categoryId, promotionId).toBeDefined()
    }
  })
})
