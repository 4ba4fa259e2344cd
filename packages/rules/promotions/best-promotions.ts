import { discountedDishes, type Basket, type DiscountedDish } from './discounted-dishes.ts'
import { addCents, cents, type Cents } from '../money.ts'
import type { Promotion } from './promotion.ts'

/** The amount that a promotion takes off, in cents. */
export type TakenOff = { promotionId: string; name: string; amount: Cents }

/** The amount that all promotions take off together, in cents; `discounted` are the dishes that are sold for less because of them. */
export type Savings = { promotions: TakenOff[]; discount: Cents; discounted: DiscountedDish[] }

/**
 * The most that promotions may take off a basket (domain.md, Price of an order): those that stack, and the best one of the others.
 * A dish has one lower price at most: where promotions want the same dish, every way of sharing is tried, so the answer is exact, and
 * the chain keeps such dishes few. Never more than the basket costs; of equals, the first in the chain's order.
 */
export function bestPromotions(basket: Basket, promotions: readonly Promotion[]): Savings {
  const alone = promotions.filter(({ stacks, kind }) => !stacks && kind !== 'gift')
  const sets = [undefined, ...alone].map((one) => promotions.filter((promotion) => promotion.stacks || promotion === one))
  const ways = sets.flatMap((set) => sharings(set, basket).map((sharing) => savingsOf(set, sharing, basket)))
  return ways.reduce((best, way) => (way.discount > best.discount ? way : best), none)
}

/** The promotion that has a dish which several want. */
type Sharing = ReadonlyMap<string, Promotion>

const none: Savings = { promotions: [], discount: cents(0), discounted: [] }

function sharings(set: readonly Promotion[], { bought }: Basket): Sharing[] {
  const wanted = [...new Set(bought.map(({ pid }) => pid))]
    .map((pid) => ({ pid, by: set.filter((promotion) => lowersPrice(promotion, pid)) }))
    .filter(({ by }) => by.length > 1)
  return wanted.reduce<Sharing[]>(
    (ways, { pid, by }) => ways.flatMap((way) => by.map((promotion) => new Map([...way, [pid, promotion]]))),
    [new Map()],
  )
}

function savingsOf(set: readonly Promotion[], sharing: Sharing, basket: Basket): Savings {
  return set.reduce((soFar, promotion) => {
    const mayHave = (pid: string) => (sharing.get(pid) ?? promotion) === promotion
    const dishes = discountedDishes(promotion, { ...basket, mayHave })
    const wanted = addCents(tierOff(promotion, basket.subtotal), ...dishes.map(({ off }) => off))
    const amount = cents(Math.min(wanted, basket.subtotal - soFar.discount))
    if (amount === 0) return soFar
    const { promotionId, name } = promotion
    return {
      promotions: [...soFar.promotions, { promotionId, name, amount }],
      discount: addCents(soFar.discount, amount),
      discounted: [...soFar.discounted, ...dishes],
    }
  }, none)
}

/** The best tier that the spend has reached; at the very amount it is reached. */
function tierOff(promotion: Promotion, spent: Cents): Cents {
  if (promotion.kind !== 'spend') return cents(0)
  return cents(Math.max(0, ...promotion.tiers.filter(({ spend }) => spent >= spend).map(({ off }) => off)))
}

function lowersPrice(promotion: Promotion, pid: string): boolean {
  return (promotion.kind === 'second' || promotion.kind === 'addOn') && promotion.items.some((item) => item.pid === pid)
}
