import { bestPromotions } from './best-promotions.ts'
import { candidates, discountedDishes, spentBeside, type Basket } from './discounted-dishes.ts'
import { cents, type Cents } from '../money.ts'
import type { Promotion } from './promotion.ts'

/** The gap of a basket to more of a promotion: so much money of a spend, or so many more dishes; amounts in cents. `gain` is what it then takes off beyond now; a gift's is 0. */
export type PromotionGap = { promotion: Promotion; money: Cents; items: number; spend: Cents; gain: Cents }

/** The way to more of a promotion; null where there is none: reached, used up, or worth nothing beside what the basket has already. */
export function promotionGap(promotion: Promotion, basket: Basket, promotions: readonly Promotion[]): PromotionGap | null {
  switch (promotion.kind) {
    case 'spend':
      return tierGap(promotion, basket, promotions)
    case 'gift':
      return spendGap(promotion, basket.subtotal, cents(0))
    case 'addOn':
      return spendGap(promotion, spentBeside(promotion.items, basket), cents(0))
    case 'second':
      return secondGap(promotion, basket)
  }
}

/** The nearest tier or gift that is worth telling a guest: more than half of the way to it is done. */
export function nearestGap(basket: Basket, promotions: readonly Promotion[]): PromotionGap | null {
  const gaps = promotions
    .filter(({ kind }) => kind === 'spend' || kind === 'gift')
    .flatMap((promotion) => promotionGap(promotion, basket, promotions) ?? [])
    .filter(({ money, spend }) => 2 * money < spend)
  return gaps.sort((a, b) => a.money - b.money)[0] ?? null
}

/** The next tier that would take more off than everything does now. */
function tierGap(promotion: Promotion & { kind: 'spend' }, basket: Basket, promotions: readonly Promotion[]): PromotionGap | null {
  const now = bestPromotions(basket, promotions).discount
  const gaps = promotion.tiers
    .filter(({ spend }) => spend > basket.subtotal)
    .map(({ spend }) => {
      const gain = cents(bestPromotions({ ...basket, subtotal: spend }, promotions).discount - now)
      return { promotion, money: cents(spend - basket.subtotal), items: 0, spend, gain }
    })
  return gaps.filter(({ gain }) => gain > 0).sort((a, b) => a.money - b.money)[0] ?? null
}

function spendGap(promotion: Promotion & { spend: Cents }, spent: Cents, gain: Cents): PromotionGap | null {
  const { spend } = promotion
  return spent >= spend ? null : { promotion, money: cents(spend - spent), items: 0, spend, gain }
}

/** One dish more, where an odd one waits for its second. */
function secondGap(promotion: Promotion & { kind: 'second' }, basket: Basket): PromotionGap | null {
  const allowed = { ...basket, mayHave: () => true }
  const dishes = candidates(promotion, allowed)
  const odd = dishes.length % 2 === 1 ? dishes.at(-1) : undefined
  if (!odd || discountedDishes(promotion, allowed).length >= promotion.most) return null
  return { promotion, money: cents(0), items: 1, spend: cents(0), gain: odd.off }
}
