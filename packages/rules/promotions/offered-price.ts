import { bestPromotions } from './best-promotions.ts'
import type { Basket } from './discounted-dishes.ts'
import { addCents, cents, type Cents } from '../money.ts'
import type { Product } from '../menu/product.ts'
import type { Promotion } from './promotion.ts'

/**
 * The price that one more of a dish adds to a basket, in cents, before its choices: its price, less what promotions on dishes then take off
 * beyond now. Tiers of the spend are left out: they are the basket's, not the dish's.
 */
export function offeredPrice({ pid, price }: Pick<Product, 'pid' | 'price'>, basket: Basket, promotions: readonly Promotion[]): Cents {
  const more = { bought: [...basket.bought, { pid, num: 1, price, total: price }], subtotal: addCents(basket.subtotal, price) }
  return cents(price - Math.max(0, onDishes(more, promotions) - onDishes(basket, promotions)))
}

function onDishes(basket: Basket, promotions: readonly Promotion[]): number {
  return addCents(...bestPromotions(basket, promotions).discounted.map(({ off }) => off))
}
