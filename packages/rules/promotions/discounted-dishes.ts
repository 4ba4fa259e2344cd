import { addCents, cents, type Cents } from '../money.ts'
import type { PromotionalPrice, Promotion } from './promotion.ts'

/** A dish and how many of it: what one costs before its choices, and all of them with their choices; in cents. */
export type Bought = { pid: string; num: number; price: Cents; total: Cents }
/** The basket that promotions look at: the dishes, and their sum before anything is taken off. */
export type Basket = { bought: readonly Bought[]; subtotal: Cents }
/** One of a dish that is sold for less, and how much less, in cents. */
export type DiscountedDish = { promotionId: string; pid: string; off: Cents }

type Allowed = Basket & { mayHave: (pid: string) => boolean }

/** The dishes that a promotion sells for less, the greatest saving first; of what it may not have, none. */
export function discountedDishes(promotion: Promotion, basket: Allowed): DiscountedDish[] {
  switch (promotion.kind) {
    case 'spend':
    case 'gift':
      return []
    case 'second':
      return candidates(promotion, basket)
        .filter((_, at) => at % 2 === 1)
        .slice(0, promotion.most)
    case 'addOn':
      return spentBeside(promotion.items, basket) < promotion.spend ? [] : candidates(promotion, basket).slice(0, promotion.most)
  }
}

/** The sum of a basket without these dishes, in cents: an add-on does not pay for itself. */
export function spentBeside(items: readonly PromotionalPrice[], { bought, subtotal }: Basket): Cents {
  const own = bought.filter(({ pid }) => items.some((item) => item.pid === pid))
  return cents(subtotal - addCents(...own.map(({ total }) => total)))
}

/** Each one of the promotion's dishes in the basket, the greatest saving first, in an order that is the basket's no longer. */
export function candidates({ promotionId, items }: Extract<Promotion, { items: unknown }>, { bought, mayHave }: Allowed): DiscountedDish[] {
  const dishes = bought.flatMap(({ pid, num, price }) => {
    const item = mayHave(pid) ? items.find((each) => each.pid === pid) : undefined
    const off = item ? price - item.price : 0
    return off > 0 ? Array.from({ length: num }, (): DiscountedDish => ({ promotionId, pid, off: cents(off) })) : []
  })
  return dishes.sort((a, b) => b.off - a.off || (a.pid < b.pid ? -1 : 1))
}
