import {
  formatPrice,
  nearestGap,
  offeredPrice,
  type Cents,
  type Product,
  type ProductBook,
  type Promotion,
  type PromotionGap,
} from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { useCartPrice } from './cart-price.ts'
import { useGiftChoices } from './cart-store.ts'
import { useBasket, usePromotions } from './promotions.ts'

/** The gift that this cart has earned and its guest has not answered to; undefined when none waits. */
export function usePendingGift(book: ProductBook | undefined): Promotion | undefined {
  const promotions = usePromotions(book)
  const basket = useBasket(book)
  const choices = useGiftChoices()
  return promotions?.find(
    (promotion) =>
      promotion.kind === 'gift' &&
      (basket?.subtotal ?? 0) >= promotion.spend &&
      !choices.some(({ promotionId, pid }) => promotionId === promotion.promotionId && (pid === null || promotion.pids.includes(pid))),
  )
}

/** The cart's next saving and how far it is, `done` of 1; or what it saves already, where no other is near. */
export type NextSaving = { state: 'near'; gap: PromotionGap; done: number; more: boolean }
export type CartSaving = NextSaving | { state: 'met'; off: Cents }

const mostClosing = 4

/** The saving to tell of this cart: the next one that is near, else what is saved; undefined for none. */
export function useCartSaving(book: ProductBook | undefined): CartSaving | undefined {
  const promotions = usePromotions(book)
  const basket = useBasket(book)
  const price = useCartPrice(book)
  if (!promotions || !basket || !price) return undefined
  const gap = nearestGap(basket, promotions)
  if (gap) {
    const more = price.promotions.some(({ promotionId }) => promotionId === gap.promotion.promotionId)
    return { state: 'near', gap, done: 1 - gap.money / gap.spend, more }
  }
  return price.discount > 0 ? { state: 'met', off: price.discount } : undefined
}

/** The words around the amount that is missing, and what it brings. */
export function savingGapText({ gap: { promotion, gain }, more }: NextSaving): { before: string; after: string } {
  const before = m.cart_saving_before()
  if (promotion.kind === 'gift') return { before, after: m.cart_saving_gift({ name: oneOf(promotion.name) }) }
  const off = formatPrice(gain)
  return { before, after: more ? m.cart_saving_more({ off }) : m.cart_saving_off({ off }) }
}

/** A gift's name inside a sentence: "a free side"; Chinese has neither small letters nor articles. */
function oneOf(gift: string): string {
  const name = gift.slice(0, 1).toLowerCase() + gift.slice(1)
  return /^[aeiou]/.test(name) ? m.cart_an({ name }) : m.cart_a({ name })
}

/** Words for the heading over the dishes that reach the saving. */
export function closingWords({ gap: { promotion, gain } }: NextSaving): string {
  return promotion.kind === 'gift' ? m.cart_closing_gift({ name: oneOf(promotion.name) }) : m.cart_closing_off({ off: formatPrice(gain) })
}

/** The dishes of which any one reaches the next saving, the cheapest first. */
export function closing<Dish extends Pick<Product, 'price'>>(dishes: readonly Dish[], { gap }: NextSaving): Dish[] {
  return dishes
    .filter(({ price }) => price >= gap.money)
    .toSorted((a, b) => a.price - b.price)
    .slice(0, mostClosing)
}

/** The price that one more of a dish would add to this cart; its own price until the promotions are known. */
export function useOfferedPrice(book: ProductBook | undefined): (product: Pick<Product, 'pid' | 'price'>) => Cents {
  const promotions = usePromotions(book)
  const basket = useBasket(book)
  return (product) => (promotions && basket ? offeredPrice(product, basket, promotions) : product.price)
}
